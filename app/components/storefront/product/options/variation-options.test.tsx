import { describe, expect, test } from "vitest";
import type { AxisView, ChoiceView } from "~/models/catalogue/variation/product-variations";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ChoiceLinks } from "./choice-links";
import { ChoiceRadios } from "./choice-radios";
import { ChoiceSelect } from "./choice-select";
import { FindChoice } from "./find-choice";

const choice = (value: string, over: Partial<ChoiceView> = {}): ChoiceView => ({
  value,
  swatch: "",
  statusText: "",
  isSelected: false,
  isEnabled: true,
  isHidden: false,
  sku: `MUG-${value}`,
  otherSellers: null,
  movesOthers: false,
  ...over,
});

const axis: AxisView = {
  label: "Color",
  display: "radio",
  selected: "Fog",
  choices: [
    choice("Fog", { isSelected: true }),
    choice("Clay", { statusText: "Sold Out" }),
    choice("Ink", { isEnabled: false, statusText: "Unavailable", sku: null }),
    choice("Rust", { isHidden: true }),
    choice("Gold", { otherSellers: "J-7", statusText: "See Other Sellers" }),
  ],
};
const field = { formId: "buy", name: "choice.v0" };
const parts = { axis, field, slug: "mug", open: [], problem: null };

describe("an option of rows is made of radio buttons (rule variations-9)", () => {
  const html = renderOnPage(<ChoiceRadios {...parts} />);
  const radioOf = (value: string) => html.match(new RegExp(`<input[^>]*value="${value}"[^>]*>`))?.[0] ?? "";

  test("each is a field of the product's form", () => {
    expect(radioOf("Clay")).toMatch(/type="radio"/);
    expect(radioOf("Clay")).toMatch(/form="buy"/);
    expect(radioOf("Clay")).toMatch(/name="choice.v0"/);
  });

  test("the chosen one is checked, and no other", () => {
    expect(radioOf("Fog")).toMatch(/checked=""/);
    expect(html.match(/checked=""/g)).toHaveLength(1);
  });

  test("an unavailable value is disabled and says so, a hidden one is missing", () => {
    expect(radioOf("Ink")).toMatch(/disabled=""/);
    expect(html).toContain("Unavailable");
    expect(radioOf("Rust")).toBe("");
  });

  test("without a script a button shows what was chosen", () => {
    expect(html).toMatch(/<noscript>.*formaction="\/mug".*Choose<\/button><\/noscript>/);
  });
});

test("buttons are links to their variations", () => {
  const html = renderOnPage(<ChoiceLinks {...parts} />);
  expect(html).toMatch(
    /href="\/mug\/pv\/MUG-Fog"[^>]*aria-current="true"|aria-current="true"[^>]*href="\/mug\/pv\/MUG-Fog"/,
  );
});

test("what only other sellers have leads to their offers, to no variation (rule sellers-10)", () => {
  const html = renderOnPage(<ChoiceLinks {...parts} />);
  expect(html).toContain('href="/more-sellers/J-7"');
  expect(html).not.toContain("/pv/MUG-Gold");
});

test("a dropdown does not list a hidden value, and says why another cannot be bought", () => {
  const html = renderOnPage(<ChoiceSelect {...parts} />);
  expect(html).toContain("Clay (Sold Out)");
  expect(html).not.toContain("Rust");
});

describe("an option with more values than a page holds (rule variations-11)", () => {
  const more = { count: 2_100, foundCount: 2_100, find: "fo" };

  test("has a form that finds them on the page of the chosen variation", () => {
    const html = renderOnPage(<FindChoice axis={{ ...axis, more }} slug="mug" />);
    expect(html).toMatch(/<form[^>]*method="get"[^>]*action="\/mug\/pv\/MUG-Fog"/);
    expect(html).toMatch(/<input[^>]*name="choices"[^>]*/);
    expect(html).toContain('value="fo"');
    expect(html).toMatch(/<p role="status"[^>]*>The first 100 of 2,100 are listed\.<\/p>/);
  });

  test("no other option has one", () => {
    expect(renderOnPage(<FindChoice axis={axis} slug="mug" />)).not.toContain("<form");
  });
});
