import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./read-imports";

/** Files below `app` whose text matches. */
const filesWith = (pattern: RegExp) => sources.filter((file) => pattern.test(readFileSync(file, "utf8")));

test("cookies are written by one file; composition writes to answers of Node", () => {
  expect(filesWith(/"Set-Cookie"/).toSorted()).toEqual([
    "app/composition/page-cache/render-page.server.ts",
    "app/composition/requests/give-browser-id.server.ts",
    "app/composition/requests/lead-to-office.server.ts",
    "app/composition/requests/note-country.server.ts",
    "app/services/shops/answers/answer-with.server.ts",
  ]);
});
