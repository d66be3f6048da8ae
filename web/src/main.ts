/** A table is asked for first: once the rest of the client is taken apart, a browser has no time for its answer. */
import { setOut } from "./lib/arrival";

void setOut().then(() => import("./start").then(({ start }) => start()));
