import { expect, test } from "vitest";
import { routeOf } from "./routes";
import { tableOf } from "../pages/home/links";

test.each([
  ["/", { page: "home" }],
  ["/tables/abc-1", { page: "table", id: "abc-1" }],
  ["/tables/abc/", { page: "table", id: "abc" }],
  ["/tables/abc/replay", { page: "replay", id: "abc" }],
  ["/new/first-empires", { page: "new", game: "first-empires" }],
  ["/rules", { page: "rules", game: "" }],
  ["/rules/founders", { page: "rules", game: "founders" }],
  ["/records/x", { page: "record", id: "x" }],
  ["/tables/%", { page: "nowhere" }],
  ["/records/%E0%A4%A", { page: "nowhere" }],
  ["/what", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ["http://latium.local:8000/tables/6f1c", "/tables/6f1c"],
  ["https://example.org/games/tables/6f1c#secret", "/tables/6f1c#secret"],
  ["cbdb35c20bcf700a", "/tables/cbdb35c20bcf700a"],
  ["http://example.org/", null],
  ["", null],
])("a link that was pasted: %s", (text, path) => {
  expect(tableOf(text)).toBe(path);
});
