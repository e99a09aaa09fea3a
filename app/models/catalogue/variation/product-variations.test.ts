import { describe, expect, test } from "vitest";
import type { ProductOptionAxis } from "../../platform/media/product-record";
import { sellable, stranger } from "../product/sellable-fixture";
import type { Sellable } from "../stock/sellable";
import { chooseVariation, isField, type VariationRecord } from "./product-variations";

/** A stored variation of which there are ten; its SKU spells its values: `navy-m`. */
function record(values: Record<string, string>, over: Partial<VariationRecord> = {}): VariationRecord {
  return {
    sku: Object.values(values).join("-").toLowerCase(),
    values,
    images: [],
    attributes: {},
    texts: { gtin: "", unitPriceMeasure: "" },
    self: sellable(),
    condition: "new",
    conditionNote: "",
    jpin: "",
    ...over,
  };
}

const color: ProductOptionAxis = {
  label: "Color",
  display: "button",
  values: [{ value: "Navy", swatch: "#003" }, { value: "Sand" }],
};
const size: ProductOptionAxis = {
  label: "Size",
  display: "dropdown",
  values: [{ value: "M" }, { value: "L" }],
};
const openSize: ProductOptionAxis = Object.assign({}, size, { unchosen: true });

/** Navy in M and L, Sand in M alone. */
const shirts = () => [
  record({ Color: "Navy", Size: "M" }),
  record({ Color: "Navy", Size: "L" }),
  record({ Color: "Sand", Size: "M" }),
];
const noSkuAsked = { addressSku: null, defaultSku: null };
const askedFor = (addressSku: string) => ({ addressSku, defaultSku: null });

type Chosen = ReturnType<typeof chooseVariation>;
const axis = ({ axes }: Chosen, label: string) => axes.find((one) => one.label === label);
const choice = (chosen: Chosen, label: string, value: string) =>
  axis(chosen, label)?.choices.find((one) => one.value === value);
const skusOf = (records: readonly VariationRecord[], offered: readonly { sellable: Sellable }[]) =>
  offered.map((one) => records.find(({ self }) => self === one.sellable)?.sku);

describe("the variation that a product page shows", () => {
  test("is the address's, with its values as a text in the options' order, its price and stock", () => {
    const turned = [
      record({ Size: "L", Color: "Navy" }, { sku: "N-L", self: sellable({ priceMinor: 1900 }) }),
    ];
    expect(chooseVariation(turned, [color, size], stranger, askedFor("N-L")).chosen).toMatchObject({
      sku: "N-L",
      text: "Navy | L",
      offered: { unitPriceMinor: 1900, stock: { stockStatus: "in-stock" } },
    });
  });

  test("is none of a product without variations, which then has nothing to choose", () => {
    const empty = chooseVariation([], [color], stranger, noSkuAsked);
    expect([empty.chosen, empty.hasNoOptions, empty.offered]).toEqual([null, true, []]);
    expect(axis(empty, "Color")).toMatchObject({ selected: "", choices: [{ sku: null }, { sku: null }] });
    expect(chooseVariation(shirts(), [color, size], stranger, noSkuAsked).hasNoOptions).toBe(false);
  });

  test("is never preselected where only other sellers have it", () => {
    const [theirs, own] = [record({ Color: "Navy" }, { isFromJpin: true }), record({ Color: "Sand" })];
    expect(chooseVariation([theirs, own], [color], stranger, noSkuAsked).chosen?.sku).toBe("sand");
  });
});

describe("the values of an option", () => {
  test("say which is chosen, with its swatch, and the variation that each selects", () => {
    const chosen = chooseVariation(shirts(), [color, size], stranger, askedFor("navy-m"));
    expect(axis(chosen, "Color")).toMatchObject({ display: "button", selected: "Navy" });
    expect(choice(chosen, "Color", "Navy")).toEqual({
      value: "Navy",
      swatch: "#003",
      statusText: "",
      isSelected: true,
      isEnabled: true,
      isHidden: false,
      sku: "navy-m",
      otherSellers: null,
      movesOthers: false,
    });
    expect(choice(chosen, "Color", "Sand")).toMatchObject({ swatch: "", isSelected: false, sku: "sand-m" });
    expect(axis(chosen, "Size")).toMatchObject({ display: "dropdown", selected: "M" });
  });

  test("that are there with another value of the others only move those", () => {
    const chosen = chooseVariation(shirts(), [color, size], stranger, askedFor("navy-l"));
    expect(choice(chosen, "Color", "Sand")).toMatchObject({
      sku: "sand-m",
      statusText: "See Options",
      movesOthers: true,
    });
  });

  test("that only other sellers have lead to them by their number (rule sellers-10)", () => {
    const records = [
      record({ Color: "Navy" }, { jpin: "JP1" }),
      record({ Color: "Sand" }, { isFromJpin: true, jpin: "JP2" }),
    ];
    const chosen = chooseVariation(records, [color], stranger, askedFor("navy"));
    expect(choice(chosen, "Color", "Sand")?.otherSellers).toBe("JP2");
    expect(choice(chosen, "Color", "Navy")?.otherSellers).toBeNull();
  });

  test.each([
    ["button", "all", false],
    ["button", "valid", true],
    ["dropdown", "all", true],
  ] as const)(
    "without a variation: a %s, where %s values are listed, hides it: %s",
    (display, mode, isHidden) => {
      const shown = Object.assign({}, color, { display });
      const chosen = chooseVariation([record({ Color: "Navy" })], [shown], stranger, noSkuAsked, mode);
      expect(choice(chosen, "Color", "Sand")).toMatchObject({ isEnabled: false, isHidden, sku: null });
    },
  );

  test("are listed by default, and the chosen one always", () => {
    const gone = record({ Color: "Navy" }, { self: sellable({ availableForSale: false }) });
    const valid = chooseVariation([gone], [color], stranger, askedFor("navy"), "valid");
    expect(choice(valid, "Color", "Navy")).toMatchObject({ isEnabled: false, isHidden: false });
    expect(choice(valid, "Color", "Sand")?.isHidden).toBe(true);
    const all = chooseVariation([gone], [color], stranger, askedFor("navy"));
    expect(choice(all, "Color", "Sand")?.isHidden).toBe(false);
  });
});

describe("an option of which no value is preselected (rule variations-8)", () => {
  const missingOf = (
    addressSku: string | null,
    openLabels: readonly string[] | null,
    axes = [color, openSize],
  ) =>
    chooseVariation(shirts(), axes, stranger, { addressSku, defaultSku: "navy-m" }, "all", openLabels)
      .missing;

  test.each([
    ["is missing on the product's own address", null, null, ["Size"]],
    ["is chosen by the address of a variation", "navy-m", null, []],
    ["is missing where that address leaves it open", "navy-m", ["Size"], ["Size"]],
    ["is chosen where it leaves only others open", "navy-m", ["Color"], []],
    ["is missing where the address names another that is shown instead", "blue-m", null, ["Size"]],
  ])("%s", (_what, addressSku, openLabels, missing) =>
    expect(missingOf(addressSku, openLabels)).toEqual(missing),
  );

  test("is one that says so: others are preselected, whatever the address leaves open", () =>
    expect(missingOf(null, ["Color", "Size"], [color, size])).toEqual([]));

  test("has no selected value, and what is offered are the variations that have the other values", () => {
    const records = shirts();
    const open = chooseVariation(records, [color, openSize], stranger, {
      addressSku: null,
      defaultSku: "navy-m",
    });
    expect(axis(open, "Size")).toMatchObject({
      selected: "",
      choices: [{ isSelected: false }, { isSelected: false }],
    });
    expect(skusOf(records, open.offered)).toEqual(["navy-m", "navy-l"]);
  });

  test("leaves all variations offered once it is chosen", () => {
    const records = shirts();
    const whole = chooseVariation(records, [color, openSize], stranger, askedFor("navy-m"));
    expect(skusOf(records, whole.offered)).toEqual(["navy-m", "navy-l", "sand-m"]);
  });
});

test.each([
  ["button", false],
  ["dropdown", true],
  ["radio", true],
] as const)("a %s is a field of the form: %s (rule variations-9)", (display, is) =>
  expect(isField({ label: "Size", display, selected: "", choices: [] })).toBe(is),
);
