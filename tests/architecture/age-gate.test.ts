import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const routes = join(import.meta.dirname, "..", "..", "app", "routes");
const textOf = (path: string) => readFileSync(join(routes, path), "utf8");

/**
 * Routes that show a page of their own, outside of the layouts that ask for the age. Staff are no shoppers.
 */
const pagesAlone = readdirSync(routes, { recursive: true, encoding: "utf8" }).filter(
  (path) => path.endsWith(".tsx") && !/^(_store|checkout|admin_?)\+\//.test(path),
);

test.each(["_store+/_layout.tsx", "checkout+/_layout.tsx"])(
  "%s asks for the age before every page in it (rule policies-3)",
  (path) => {
    expect(textOf(path)).toContain("<BehindAgeGate");
  },
);

test("every page outside of them asks too", () => {
  const without = pagesAlone.filter((path) => !textOf(path).includes("<BehindAgeGate"));
  expect(without).toEqual([]);
});
