import { describe, expect, test } from "vitest";
import { type NationalTax, nationalTaxRules } from "./national-tax";
import { taxForCart } from "./tax-for-cart";

const charged: NationalTax = {
  isCharged: true,
  classes: [
    { taxClass: "food", rate: "reduced" },
    { taxClass: "hotel", rate: "second_reduced" },
    { taxClass: "basics", rate: "zero" },
  ],
  provinces: ["BC", "MB", "QC", "SK"],
};

/** The taxes on top of 100.00 of a class that is sold from a country to a place such as `CA QC H2X 1Y4`. */
function taxesOn(from: string, to: string, taxClass = "standard", national = charged) {
  const [country = "", second = "", ...rest] = to.split(" ");
  const isState = country === "CA";
  const { lines } = taxForCart({
    lines: [{ taxClass, amountMinor: 10_000 }],
    shippingMinor: 0,
    destination: {
      country,
      state: isState ? second : "",
      postcode: (isState ? rest : [second, ...rest]).join(" "),
    },
    table: nationalTaxRules(from, national),
    inclusive: false,
  });
  return (lines[0]?.taxes ?? [])
    .filter(({ amountMinor }) => amountMinor > 0)
    .map(({ name, amountMinor }) => `${name} ${amountMinor}`)
    .join(", ");
}

describe("a shop charges its country's tax at home and none abroad (rule tax-10)", () => {
  test.each([
    ["1 United Kingdom: VAT Act 1994, section 2", "GB", "GB EC1A 1BB", "standard", "VAT 2000"],
    ["2 reduced: section 29A", "GB", "GB EC1A 1BB", "food", "VAT 500"],
    ["3 zero-rated: section 30", "GB", "GB EC1A 1BB", "basics", ""],
    ["4 Northern Ireland from Great Britain: section 2", "GB", "GB BT1 1AA", "standard", "VAT 2000"],
    ["5 the Isle of Man: Isle of Man Act 1979, section 6", "GB", "IM IM1 1AA", "standard", "VAT 2000"],
    ["6 exported to Jersey: VAT Act 1994, section 30(6)", "GB", "JE JE2 3AB", "standard", ""],
    ["7 Switzerland: MWSTG, Article 25(1)", "CH", "CH 8001", "standard", "VAT 810"],
    ["8 reduced: Article 25(2)", "CH", "CH 8001", "food", "VAT 260"],
    ["9 lodging: Article 25(4)", "CH", "CH 8001", "hotel", "VAT 380"],
    ["10 Liechtenstein and Büsingen: Article 3(a)", "CH", "DE 78266", "standard", "VAT 810"],
    ["11 exported: Article 23(2)", "CH", "DE 10115", "standard", ""],
    ["12 Norway: merverdiavgiftsloven, section 5-1", "NO", "NO 0150", "standard", "VAT 2500"],
    ["13 food: section 5-2", "NO", "NO 0150", "food", "VAT 1500"],
    ["14 Svalbard: section 1-2", "NO", "SJ 9170", "standard", ""],
    ["15 Alberta: Excise Tax Act, section 165(1)", "CA", "CA AB T5J 1N9", "standard", "GST 500"],
    ["16 Ontario: section 165(2)", "CA", "CA ON M5H 2N2", "standard", "HST 1300"],
    ["17 Nova Scotia: section 165(2)", "CA", "CA NS B3H 4R2", "standard", "HST 1400"],
    ["18 Quebec: Act respecting the QST, section 16", "CA", "CA QC H2X 1Y4", "standard", "GST 500, QST 998"],
    ["19 British Columbia: PST Act, section 34", "CA", "CA BC V6B 1A1", "standard", "GST 500, PST 700"],
    ["20 basic groceries: Excise Tax Act, Schedule VI", "CA", "CA BC V6B 1A1", "basics", ""],
    ["21 exported: Schedule VI, Part V", "CA", "US 10001", "standard", ""],
    ["22 Australia: GST Act 1999, section 9-70", "AU", "AU 2000", "standard", "GST 1000"],
    ["23 an external territory: section 38-185", "AU", "NF 2899", "standard", ""],
    ["24 New Zealand: GST Act 1985, section 8", "NZ", "NZ 1010", "standard", "GST 1500"],
    ["25 Japan: Consumption Tax Act, Article 29", "JP", "JP 100-0001", "standard", "Consumption tax 1000"],
    ["26 food and drink: Article 29", "JP", "JP 100-0001", "food", "Consumption tax 800"],
    ["27 exported: Article 7", "JP", "US 10001", "standard", ""],
  ])("%s", (_case, from, to, taxClass, taxes) => {
    expect(taxesOn(from, to, taxClass)).toBe(taxes);
  });

  test("a province's own tax is charged by who is registered there", () => {
    expect(taxesOn("CA", "CA BC V6B 1A1", "standard", { ...charged, provinces: ["SK"] })).toBe("GST 500");
  });

  test("delivery is taxed by the standard class alone, which may have another rate", () => {
    const british = (classes: NationalTax["classes"]) =>
      nationalTaxRules("GB", { ...charged, classes }).filter(({ country }) => country === "GB");
    const rule = { country: "GB", name: "VAT", kind: "tax" };
    expect(british([{ taxClass: "food", rate: "reduced" }])).toEqual([
      { ...rule, taxClass: "standard", rateBasisPoints: 2000, appliesToShipping: true },
      { ...rule, taxClass: "food", rateBasisPoints: 500, appliesToShipping: false },
    ]);
    expect(british([{ taxClass: "standard", rate: "reduced" }])).toEqual([
      { ...rule, taxClass: "standard", rateBasisPoints: 500, appliesToShipping: true },
    ]);
  });

  test("provinces charge what is sold from Canada, by who charges tax at all", () => {
    expect(nationalTaxRules("GB", charged).map(({ country }) => country)).not.toContain("CA");
    expect(nationalTaxRules("CA", { ...charged, isCharged: false })).toEqual([]);
  });

  test("a shop elsewhere, and one that does not charge it, have no rules", () => {
    expect(nationalTaxRules("US", charged)).toEqual([]);
    expect(nationalTaxRules("GB", { ...charged, isCharged: false })).toEqual([]);
  });
});

describe("what is rounded once (rule tax-11)", () => {
  const table = nationalTaxRules("JP", charged);
  const cart = {
    lines: [
      { taxClass: "standard", amountMinor: 105 },
      { taxClass: "food", amountMinor: 106 },
      { taxClass: "standard", amountMinor: 105 },
      { taxClass: "standard", amountMinor: 105 },
    ],
    shippingMinor: 0,
    destination: { country: "JP", state: "", postcode: "100-0001" },
    table,
    inclusive: false,
  };
  const taxesOf = (rounding: "line" | "document", inclusive = false) =>
    taxForCart({ ...cart, inclusive, rounding }).lines.map(({ taxMinor }) => taxMinor);

  test("each line, or all lines of a rate together, split so that they add up", () => {
    expect(taxesOf("line")).toEqual([11, 8, 11, 11]);
    expect(taxesOf("document")).toEqual([11, 8, 11, 10]);
  });

  test("as well where prices contain it", () => {
    expect(taxesOf("line", true)).toEqual([10, 8, 10, 10]);
    expect(taxesOf("document", true)).toEqual([10, 8, 10, 9]);
  });

  test("delivery is one of the lines of its rate", () => {
    const { shipping, taxMinor } = taxForCart({ ...cart, shippingMinor: 105, rounding: "document" });
    expect([shipping.taxMinor, taxMinor]).toEqual([10, 50]);
  });
});
