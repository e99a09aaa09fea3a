import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./read-imports";

/** What answers only errors that have nothing to do with the database. */
const apart = new Set(["app/entry.server.tsx", "app/routes/_store+/error.tsx"]);

test("whoever answers 500 asks first whether the database was away or busy (rule resilience-3)", () => {
  const forgetful = sources
    .filter((file) => !apart.has(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return /status(?:: |\()500\b/.test(text) && !text.includes("refusalOf(");
    });
  expect(forgetful).toEqual([]);
});
