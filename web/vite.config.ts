import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fluent } from "./fluent.ts";
import { defineConfig } from "vitest/config";

/** `npm run dev` talks to a `latium serve` at this address. */
const server = "http://127.0.0.1:8000";

/** Each file that is asked for costs time. A little one asks for the table; another has what pages have in common, with the pictures of the games. */
const groups = [
  { name: "index", priority: 2, test: /[\\/]web[\\/]src[\\/]main\.ts$/ },
  { name: "base", priority: 1, test: /[\\/]node_modules[\\/]|[\\/]web[\\/]src[\\/](lib[\\/](?!guide|push)|generated[\\/]bots)/ },
];

export default defineConfig({
  // Relative, since the server may live in a folder of its address; it completes the addresses in index.html.
  base: "./",
  plugins: [fluent(), svelte(), svelteTesting()],
  build: {
    target: "es2022",
    outDir: "../build/pages",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // By it the server tells a browser early what the page of a table will ask for.
    manifest: "modules.json",
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    cssCodeSplit: false, // a file less for every page
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, changeOrigin: true, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 60_000, // a machine that compiles meanwhile is slow
  },
});
