import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The places of the tours: a file, and a name in it. */
const places = [...readFileSync("docs/tours.md", "utf8").matchAll(/`([\w./+$-]+\.tsx?)` `(\w+)`/g)].map(
  ([, file = "", name = ""]) => ({ file, name }),
);

test("the tours lead past files and names that are there", () => {
  expect(places.length).toBeGreaterThan(30);
  const lost = places.filter(
    ({ file, name }) =>
      !existsSync(file) || !new RegExp(`(?<!\\w)${name}(?!\\w)`).test(readFileSync(file, "utf8")),
  );
  expect(lost).toEqual([]);
});
