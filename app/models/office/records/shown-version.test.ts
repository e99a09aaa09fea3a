import { expect, test } from "vitest";
import { readShownVersion, shownVersionText } from "./shown-version";

test.each([
  ["", { published: null, draft: null }],
  ["a1", { published: "a1", draft: null }],
  ["a1.b2", { published: "a1", draft: "b2" }],
  [".b2", { published: null, draft: "b2" }],
])("%j is what a form was made of (rule owners-5)", (text, version) => {
  expect(readShownVersion(text)).toEqual(version);
  expect(shownVersionText(version)).toBe(text);
});

test("a form without a version was made of nothing", () => {
  expect(readShownVersion(null)).toEqual({ published: null, draft: null });
});
