import fc from "fast-check";
import { expect, test } from "vitest";
import { fillGaps } from "./fill-gap.server";
import type { MarkupPlace } from "./split-page.server";

const write = (firstName: string, place: MarkupPlace) =>
  String(fillGaps([{ value: "firstName", place }], { firstName, cartCount: 3, favorites: "" })[0]);

test("a count is written in digits", () => {
  expect(
    String(
      fillGaps([{ value: "cartCount", place: "script" }], { firstName: "", cartCount: 12, favorites: "" })[0],
    ),
  ).toBe("12");
});

test.each([
  ["12,57", '.heart:is([value="12"],[value="57"])'],
  ["12", '.heart:is([value="12"])'],
  ["", '.heart:is([value=""])'],
])("the favorites '%s' make the selector %s", (favorites, selector) => {
  const own = { firstName: "", cartCount: 0, favorites };
  const [written] = fillGaps([{ value: "favorites", place: "style" }], own);
  expect(`.heart:is([value="${written}"])`).toBe(selector);
});

test("a name among markup stays a text", () => {
  expect(write(`</p><script>"O'Neil" & co`, "markup")).toBe(
    "&lt;/p&gt;&lt;script&gt;&quot;O&#x27;Neil&quot; &amp; co",
  );
});

test("a name in data is read back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(JSON.parse(`"${write(name, "data")}"`)).toBe(name);
    }),
  );
});

test("a name in the JSON of a script is read back as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      // The script's string is read first, then the JSON in it.
      expect(JSON.parse(JSON.parse(`"\\"${write(name, "script")}\\""`))).toBe(name);
    }),
  );
});

test("a name cannot end the script it is written into", () => {
  expect(write("</script><!--\u2028", "script")).not.toMatch(/[<>\u2028]/);
});
