import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = "tests/journeys";
const journeys = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".spec.ts"),
);

// See docs/testing.md, "Steady journeys".
test.each([
  ["browser contexts of their own, which are neither slowed nor listened to", /\.newContext\(/],
  ["lengths of time", /waitForTimeout\(/],
  ["a quiet network", /networkidle/],
  ["a place that was read once", /expect\(\s*\(?await [^;]*?\.(boundingBox|isVisible|count)\(/],
])("journeys depend on no %s", (_what, pattern) => {
  const found = journeys.filter((name) => pattern.test(readFileSync(join(folder, name), "utf8")));
  expect(found).toEqual([]);
});
