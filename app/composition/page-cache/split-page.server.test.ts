import { describe, expect, test } from "vitest";
import { makePlaceholders, splitPage } from "./split-page.server";

const placeholders = makePlaceholders();
const { firstName, cartCount } = placeholders;
const page = `<p>${firstName}</p><b>${cartCount}</b><script nonce="n">let a="é ${firstName}",b=${cartCount};</script><i>end</i>`;

describe("a page with placeholders", () => {
  test("is cut at each of them", () => {
    const { texts } = splitPage(page, placeholders, true);
    expect(texts).toEqual([
      "<p>",
      "</p><b>",
      '</b><script nonce="n">let a="é ',
      '",b=',
      ";</script><i>end</i>",
    ]);
  });

  test("knows which value goes where", () => {
    expect(splitPage(page, placeholders, true).gaps).toEqual([
      { value: "firstName", place: "markup" },
      { value: "cartCount", place: "markup" },
      { value: "firstName", place: "script" },
      { value: "cartCount", place: "script" },
    ]);
  });

  test("knows the bytes between which its script lies", () => {
    const { texts, scripts } = splitPage(page, placeholders, true);
    expect(scripts).toHaveLength(1);
    const [script] = scripts;
    const before = Buffer.from(texts[script?.from.text ?? 0] ?? "").subarray(script?.from.byte);
    const after = Buffer.from(texts[script?.to.text ?? 0] ?? "").subarray(0, script?.to.byte);
    expect([before, after].map(String)).toEqual(['let a="é ', ";"]);
  });

  test("leaves scripts without gaps out", () => {
    const { scripts } = splitPage(`<script>let a=1</script><p>${firstName}</p>`, placeholders, true);
    expect(scripts).toEqual([]);
  });
});

test("a gap in a style sheet is known as one, with the bytes between which the sheet lies", () => {
  const sheet = `<style>[value="${placeholders.favorites}"]{}</style><p>${firstName}</p>`;
  const { gaps, scripts } = splitPage(sheet, placeholders, true);
  expect(gaps).toEqual([
    { value: "favorites", place: "style" },
    { value: "firstName", place: "markup" },
  ]);
  expect(scripts).toEqual([{ from: { text: 0, byte: 7 }, to: { text: 1, byte: 4 } }]);
});

test("data for the browser's router is not treated as HTML", () => {
  const { gaps } = splitPage(`["<script>","${firstName}"]`, placeholders, false);
  expect(gaps).toEqual([{ value: "firstName", place: "data" }]);
});

test("a page without placeholders is one text", () => {
  expect(splitPage("<p>Mugs</p>", placeholders, true)).toEqual({
    texts: ["<p>Mugs</p>"],
    gaps: [],
    scripts: [],
  });
});
