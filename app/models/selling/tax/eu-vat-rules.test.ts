import { describe, expect, test } from "vitest";
import { readRates } from "./eu-vat-rates";
import { businessExemption, type EuVat, euVatRules, exemptionKind } from "./eu-vat-rules";
import { taxForCart } from "./tax-for-cart";
import { taxTableOf } from "./tax-table";

const classes: EuVat["classes"] = [
  { taxClass: "books", rate: "reduced" },
  { taxClass: "papers", rate: "super_reduced" },
];

/** The tax contained in 100.00 of a class that is sent from a country to another, and its rate in percent. */
function vatOf(from: string, scheme: "own" | "destination", to: string, taxClass = "standard") {
  const [country = "", postcode = ""] = to.split(" ");
  const { lines } = taxForCart({
    lines: [{ taxClass, amountMinor: 10_000 }],
    shippingMinor: 0,
    destination: { country, state: "", postcode },
    table: euVatRules(from, { scheme, classes }),
    inclusive: true,
  });
  const [line] = lines;
  return [(line?.taxes[0]?.rateBasisPoints ?? 0) / 100, line?.taxMinor];
}

describe("the place of supply decides the rate (rules tax-6 and tax-7)", () => {
  test.each([
    ["1 at home: Article 32", "DE", "own", "DE 10115", "standard", 19, 1597],
    ["2 abroad below the threshold: Article 59c", "DE", "own", "FR 75001", "standard", 19, 1597],
    ["3 abroad by OSS: Article 33", "DE", "destination", "FR 75001", "standard", 20, 1667],
    ["4 the highest rate: Article 97", "DE", "destination", "HU 1051", "standard", 27, 2126],
    ["5 half a percent: Article 97", "DE", "destination", "FI 00100", "standard", 25.5, 2032],
    ["6 reduced: Article 98", "FR", "destination", "DE 10115", "books", 7, 654],
    ["7 super-reduced: Article 110", "DE", "destination", "ES 28013", "papers", 4, 385],
    ["8 no reduced rate: Article 98", "DE", "destination", "DK 1050", "books", 25, 2000],
    ["9 the Canary Islands: Article 6", "ES", "own", "ES 35001", "standard", 0, 0],
    ["10 Büsingen: Article 6", "DE", "destination", "DE 78266", "standard", 0, 0],
    ["11 Martinique: Article 6", "FR", "own", "FR 97200", "standard", 0, 0],
    ["12 Jungholz: Article 104", "DE", "destination", "AT 6691", "standard", 19, 1597],
    ["13 Madeira: Article 105", "DE", "destination", "PT 9000-001", "standard", 22, 1803],
    ["14 Monaco: Article 7", "FR", "own", "MC 98000", "standard", 20, 1667],
    ["15 Northern Ireland: Windsor Framework", "IE", "destination", "GB BT11AA", "standard", 20, 1667],
    ["16 exported: Article 146", "DE", "destination", "CH 8001", "standard", 0, 0],
    [
      "its own part of a state below the threshold: Article 105",
      "PT",
      "own",
      "PT 9000-001",
      "standard",
      22,
      1803,
    ],
    ["another's part below the threshold: Article 59c", "DE", "own", "PT 9000-001", "standard", 19, 1597],
    ["Monaco below the threshold: Article 59c", "DE", "own", "MC 98000", "standard", 19, 1597],
    ["Monaco by OSS: Article 7", "DE", "destination", "MC 98000", "standard", 20, 1667],
    ["17 Great Britain is no member: Article 146", "IE", "destination", "GB SW1A1AA", "standard", 0, 0],
  ] as const)("%s", (_case, from, scheme, to, taxClass, percent, taxMinor) => {
    expect(vatOf(from, scheme, to, taxClass)).toEqual([percent, taxMinor]);
  });
});

test("each class has a rule in each place, and delivery is taxed by the standard class alone", () => {
  const rules = euVatRules("DE", { scheme: "own", classes }).filter(({ country }) => country === "AT");
  const rule = { country: "AT", name: "VAT", kind: "tax", appliesToShipping: false };
  expect(rules.slice(0, 3)).toEqual([
    { ...rule, taxClass: "standard", rateBasisPoints: 1900, appliesToShipping: true },
    { ...rule, taxClass: "books", rateBasisPoints: 700 },
    { ...rule, taxClass: "papers", rateBasisPoints: 700 },
  ]);
});

test("the standard class may have another rate, and has no second rule then", () => {
  const reduced = [{ taxClass: "standard", rate: "reduced" }] as const;
  const rules = euVatRules("DE", { scheme: "own", classes: reduced }).filter(
    ({ country }) => country === "FR",
  );
  const ofState = rules.filter(({ postcodePattern }) => postcodePattern === undefined);
  expect(ofState.map(({ taxClass, rateBasisPoints }) => [taxClass, rateBasisPoints])).toEqual([
    ["standard", 700],
  ]);
});

test.each([
  ["21 10 - 4", [2100, 1000, 1000, 400]],
  ["20 10 13", [2000, 1000, 1300, 1000]],
  ["25", [2500, 2500, 2500, 2500]],
])("where a kind of rate is missing of %s, another stands for it", (row, rates) => {
  const { standard, reduced, second_reduced, super_reduced, zero } = readRates(row);
  expect([standard, reduced, second_reduced, super_reduced]).toEqual(rates);
  expect(zero).toBe(0);
});

test("a shop outside the union, and one that has it off, has no rules of it", () => {
  expect(euVatRules("US", { scheme: "destination", classes })).toEqual([]);
  expect(euVatRules("DE", { scheme: "off", classes })).toEqual([]);
});

test("a rule of the shop's own wins over one that is as precise", () => {
  const own = {
    name: "VAT",
    kind: "tax",
    country: "FR",
    taxClass: "books",
    rateBasisPoints: 210,
    appliesToShipping: false,
  } as const;
  const table = taxTableOf({
    tax: {
      rules: [own],
      eu: { scheme: "destination", classes },
      national: { isCharged: false, classes: [], provinces: [] },
    },
    client_address: { country: "DE" },
  });
  const destination = { country: "FR", state: "", postcode: "75001" };
  const lines = [{ taxClass: "books", amountMinor: 10_210 }];
  expect(taxForCart({ table, destination, lines, shippingMinor: 0, inclusive: true }).taxMinor).toBe(210);
});

describe("a business in another member state is charged no tax (rule tax-8)", () => {
  const sale = {
    shopCountry: "DE",
    vatNumber: "ATU12345678",
    destination: { country: "AT", postcode: "1010" },
    isShipped: true,
  };
  test("18 goods: Article 138", () => {
    expect(businessExemption(sale)).toBe(
      "intra-Community supply to ATU12345678, Article 138 of Directive 2006/112/EC",
    );
  });
  test("19 what is not sent: Article 196", () => {
    expect(businessExemption({ ...sale, isShipped: false })).toBe(
      "reverse charge, ATU12345678 owes the tax, Article 196 of Directive 2006/112/EC",
    );
  });
  test.each([
    ["Northern Ireland", { country: "GB", postcode: "bt1 1aa" }, "XI123456789"],
    ["Greece, which writes EL", { country: "GR", postcode: "10431" }, "EL123456789"],
  ])("goods to %s", (_case, destination, vatNumber) => {
    expect(exemptionKind(businessExemption({ ...sale, destination, vatNumber }))).toBe(
      "intra-Community supply",
    );
  });
  test("what kind of an exemption a reason is", () => {
    const kindOf = (over: Partial<typeof sale>) => exemptionKind(businessExemption({ ...sale, ...over }));
    expect(kindOf({})).toBe("intra-Community supply");
    expect(kindOf({ isShipped: false })).toBe("reverse charge");
    expect(kindOf({ vatNumber: "" })).toBeNull();
    expect(exemptionKind("resale certificate 12")).toBe("other");
  });
  test.each([
    [
      "services to Northern Ireland",
      { destination: { country: "GB", postcode: "BT1 1AA" }, isShipped: false },
    ],
    ["goods to Great Britain", { destination: { country: "GB", postcode: "SBT1 1AA" } }],
    ["goods elsewhere with such a code", { destination: { country: "US", postcode: "BT1" } }],
    ["a Greek number from a Greek shop", { shopCountry: "GR", vatNumber: "EL123456789" }],
    ["an order without a destination yet", { destination: null }],
    ["20 at home: Article 32", { destination: { country: "DE", postcode: "10115" } }],
    ["21 with a number of the shop's own state: Article 138", { vatNumber: "DE123456789" }],
    ["22 exported: Article 146", { destination: { country: "CH", postcode: "8001" } }],
    ["23 without a number: Article 138", { vatNumber: "" }],
    ["24 from a shop outside the union", { shopCountry: "US" }],
  ])("not %s", (_case, over) => {
    expect(businessExemption({ ...sale, ...over })).toBeNull();
  });
});
