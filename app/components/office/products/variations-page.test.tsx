import { describe, expect, test } from "vitest";
import { buttonsOf, fieldsOf, linksOf, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { OfficeVariationsPage, type VariationsPageData } from "./variations-page";

const fresh = { name: "Red, S", sku: "MUG-RED-S", price: "24.00", qty: "", isThere: false };
const there = { ...fresh, name: "Red, M", sku: "MUG-RED-M", isThere: true };
const html = (over: Partial<VariationsPageData> = {}) =>
  renderOnPage(
    <OfficeVariationsPage
      sku="MUG"
      name="Mug"
      options={[{ label: "Color", values: "red" }]}
      fixedLabels={0}
      given={null}
      price="24.00"
      qty=""
      errors={{}}
      rows={[]}
      {...over}
    />,
  );
const typed = (page: string) => fieldsOf(page).filter((field) => /^(option|values|price|qty)/.test(field));

describe("variations from options (rule office-100)", () => {
  test("are asked for by options in the address, so that the page can be sent on", () => {
    expect(html()).toMatch(/<form method="get"/);
    expect(typed(html())).toEqual(["option=Color", "values=red", "price=24.00", "qty"]);
    expect(
      linksOf(html())
        .slice(0, 2)
        .map(([words]) => words),
    ).toEqual(["Products", "Mug"]);
  });

  test("options that others share stay as they are, further ones are named so", () => {
    const options = [
      { label: "Color", values: "red" },
      { label: "", values: "" },
    ];
    const page = html({ options, fixedLabels: 1 });
    expect(page).toMatch(/id="option1"[^>]*readOnly=""[^>]*value="Color"/i);
    expect(page).toContain('<label for="option2">A further option</label>');
    expect(page).toMatch(/id="values2"[^>]*placeholder="S, M, L"/);
    expect(html({ options })).toContain('<label for="option2">Option 2</label>');
  });

  test("what is wrong stands beside its field", () => {
    const page = html({ errors: { values1: "Type a value." } });
    expect(page).toMatch(/id="values1"[^>]*aria-invalid="true"[^>]*aria-describedby="values1-error"/);
    expect(page).toContain('<p id="values1-error" class="office-error">Type a value.</p>');
    expect(page).not.toMatch(/id="option1"[^>]*aria-invalid/);
  });

  test.each([
    ["new ones", [fresh], "Combinations: 1 new", "Add the ticked ones"],
    ["new ones beside others", [fresh, there], "Combinations: 1 new, 1 there already", "Add the ticked ones"],
    ["none that is new", [there], "Combinations: 0 new, 1 there already", ""],
  ])("%s are counted, and can be added where there are any", (_, rows, words, button) => {
    const page = html({ rows });
    expect(wordsOf(page)).toContain(words);
    expect(buttonsOf(page)).toEqual(["List combinations", ...(button ? [button] : [])]);
    expect(wordsOf(page).includes("Type a further value above.")).toBe(button === "");
  });

  test("a new one is ticked, with fields of its own; one that is there leads to its page", () => {
    const page = html({ rows: [there, fresh] });
    expect(fieldsOf(page)).toEqual(expect.arrayContaining(["rows[1].sku=MUG-RED-S", "rows[1].price=24.00"]));
    expect(page).not.toContain("rows[0]");
    expect(page).toMatch(/type="checkbox"[^>]*name="rows\[1\]\.take"[^>]*checked=""/);
    expect(linksOf(page)).toContainEqual(["MUG-RED-M", expect.stringContaining("MUG-RED-M")]);
  });

  test.each([
    [1, "The variation that is there gets Size M, and keeps its SKU"],
    [3, "The 3 variations that are there get Size M, and keep their SKU"],
  ])("of %i that are there it says what they get of a further option", (count, words) => {
    const given = { count, options: [{ label: "Size", value: "M" }] };
    const page = html({ rows: [there], given });
    expect(wordsOf(page)).toContain(words);
    expect(buttonsOf(page)).toContain("Add the option");
    expect(buttonsOf(html({ rows: [fresh], given }))).toContain("Add the option and the ticked ones");
  });
});
