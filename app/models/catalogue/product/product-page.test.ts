import { describe, expect, it } from "vitest";
import type { Sellable } from "../stock/sellable";
import type { VariationRecord } from "../variation/product-variations";
import { type ProductPageRecord, productPage } from "./product-page";
import { noProductTexts } from "./product-texts";
import { sellable, stranger } from "./sellable-fixture";

const record = (over: Partial<ProductPageRecord> = {}): ProductPageRecord => ({
  id: 1,
  sku: "TEE",
  slug: "tee",
  classCode: "simple",
  name: "Tee",
  ...noProductTexts,
  description: "",
  images: [],
  videos: [],
  itemDeliveryInfo: "",
  deliveryEstimateId: "",
  downloadText: "",
  plans: [],
  optionAxes: [],
  optionSet: null,
  optionSetCode: null,
  attributes: {},
  breadcrumb: [],
  rating: null,
  condition: "new",
  conditionNote: "",
  self: sellable(),
  variations: [],
  ...over,
});

const tee = (color: string, size: string, onHand = 5): VariationRecord => ({
  sku: `${color}-${size}`,
  jpin: `J-${color}-${size}`,
  values: { Color: color, Size: size },
  images: [],
  attributes: {},
  texts: noProductTexts,
  self: sellable({ onHand }),
  condition: "new",
  conditionNote: "",
});

const variable = (variations: VariationRecord[]) =>
  record({
    classCode: "variable_product",
    variations,
    optionAxes: [
      {
        label: "Color",
        display: "button",
        values: [{ value: "Navy", swatch: "#1f2a44" }, { value: "Sand" }],
      },
      { label: "Size", display: "dropdown", values: [{ value: "S" }, { value: "M" }] },
    ],
  });

describe("the quantity limit", () => {
  it.each([
    [3, 100, 3],
    [500, 100, 100],
    [500, 6, 6],
  ])("of %i pieces and a limit of %i is %i", (onHand, maxCartQty, maxQty) => {
    expect(
      productPage(record({ self: sellable({ onHand, maxCartQty }) }), null, stranger, null).purchase,
    ).toMatchObject({
      productId: 1,
      maxQty,
    });
  });
});

describe("the initial variation", () => {
  const variations = [tee("Navy", "S", 0), tee("Navy", "M"), tee("Sand", "S")];
  const openedOn = (defaultVariationSku: string) =>
    productPage({ ...variable(variations), defaultVariationSku }, null, stranger, null).variation?.sku;

  it("is the configured default, else the best match, never just the first", () => {
    expect(openedOn("Sand-S")).toBe("Sand-S");
    expect(openedOn("")).toBe("Navy-M");
  });
});

describe("words about the condition", () => {
  it("are those of the variation that is shown, also where it has none", () => {
    const scratched: VariationRecord = { ...tee("Navy", "S"), conditionNote: "A pulled thread." };
    const family = { ...variable([scratched, tee("Sand", "S")]), conditionNote: "Worn once." };
    const of = (sku: string) => productPage(family, null, stranger, sku).conditionNote;
    expect([of("Navy-S"), of("Sand-S")]).toEqual(["A pulled thread.", ""]);
    expect(productPage(record({ conditionNote: "Worn once." }), null, stranger, null)).toMatchObject({
      conditionNote: "Worn once.",
    });
  });
});

describe("options", () => {
  it("link to the variation with the other options kept, and say if there is none", () => {
    const page = productPage(
      variable([tee("Navy", "S"), tee("Navy", "M"), tee("Sand", "M")]),
      null,
      stranger,
      "Navy-S",
    );
    const [navy, sand] = page.axes[0]?.choices ?? [];
    expect(navy).toMatchObject({ sku: "Navy-S", swatch: "#1f2a44", movesOthers: false });
    expect(sand).toMatchObject({ sku: "Sand-M", movesOthers: true, statusText: "See Options" });
  });

  it("are empty if all variations are withdrawn", () => {
    const gone = { ...tee("Navy", "S"), self: sellable({ availableForSale: false }) };
    expect(productPage(variable([gone]), null, stranger, null)).toMatchObject({
      hasNoOptions: true,
      purchase: null,
    });
  });
});

describe("backordered pieces", () => {
  const out = sellable({ onHand: 0 });
  const backordered = {
    ...out,
    item: { ...out.item, allowBackorders: true },
    backorderShipsOn: "2026-12-05",
  };
  const shipText = (self: Sellable, today: string) =>
    productPage(record({ self }), null, stranger, null, { today }).shipText;

  it("say when they should be sent, until that day", () => {
    expect(shipText(backordered, "2026-12-05")).toBe("Expected to ship on Dec 05 2026");
    expect(shipText(backordered, "2026-12-06")).toBe("");
  });

  it("alone say so", () => {
    expect(shipText({ ...sellable({ onHand: 3 }), backorderShipsOn: "2026-12-05" }, "2026-12-01")).toBe("");
  });
});

it("tiers without savings, or of another group, are not shown", () => {
  const levels = [
    { id: "1", customerGroups: [], minQty: 2, priceMinor: 1000 },
    { id: "2", customerGroups: ["staff"], minQty: 2, priceMinor: 500 },
    { id: "3", customerGroups: [], minQty: 5, priceMinor: 800 },
  ];
  const page = productPage(record({ self: sellable({ levels }) }), null, stranger, null);
  expect(page.priceLevelTexts).toEqual(["Buy 5 for $8.00 each and save 20%"]);
});

it("a visitor who may not see prices cannot buy and sees no tiers", () => {
  const levels = [{ id: "1", customerGroups: [], minQty: 5, priceMinor: 800 }];
  const page = productPage(
    record({ self: sellable({ levels }) }),
    null,
    { ...stranger, hideForAnonymous: true },
    null,
  );
  expect(page).toMatchObject({ price: { kind: "sign-in" }, priceLevelTexts: [], purchase: null });
});

describe("texts that a variation may override", () => {
  const own = { ...tee("Navy", "S"), texts: { gtin: "96385074", unitPriceMeasure: "" } };
  const family = { ...variable([own]), gtin: "4006381333931", unitPriceMeasure: "1 l" };

  it("are those of the selected variation, else the product's", () => {
    const page = productPage(family, null, stranger, own.sku);
    expect(page).toMatchObject({ gtin: "96385074", unitPriceMeasure: "1 l" });
    expect(page.details).toContainEqual({ code: "gtin", label: "GTIN", values: ["96385074"] });
  });

  it("appear among the details only if present", () => {
    expect(productPage(record(), null, stranger, null).details).toEqual([]);
  });
});

describe("a gift card whose amounts are variations (rule gift-cards-8)", () => {
  const amount = (value: string) => ({
    ...tee(value, "S"),
    self: sellable({ classCode: "gift_certificate", priceMinor: Number(value) }),
  });

  it("asks who it is for, one card at a time, and costs the amount chosen", () => {
    const card = variable([amount("2500"), amount("5000")]);
    const page = productPage(card, null, stranger, "5000-S");
    expect(page).toMatchObject({
      isGiftCard: true,
      price: { priceMinor: 5000 },
      purchase: { isQtyFixed: true },
    });
    expect(page.options?.personalization.map(({ code }) => code)).toContain("recipient_email");
  });

  it("is none while another product is among its variations", () => {
    const page = productPage(variable([amount("2500"), tee("Sand", "S")]), null, stranger, null);
    expect(page).toMatchObject({ isGiftCard: false, options: null });
  });
});
