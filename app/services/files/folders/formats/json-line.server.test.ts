import { expect, test } from "vitest";
import { jsonLine } from "./json-line.server";

const text = `{
  "hero": {
    "type": "carousel-banner",
    "items": [
      { "image": "a.jpg" },
      { "image": "b.jpg" }
    ]
  }
}`;

test.each([
  [["hero"], 2],
  [["hero", "type"], 3],
  [["hero", "items", 1, "image"], 6],
  [[], 1],
])("%j is in line %i", (path, line) => {
  expect(jsonLine(text, path)).toBe(line);
});

test("a key that is missing is in the line of what should hold it", () => {
  expect(jsonLine(text, ["hero", "items", 1, "link"])).toBe(6);
});
