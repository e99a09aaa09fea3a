import { describe, expect, test } from "vitest";
import { parseProductRow } from "./parse-product-row";

const row = (cells: Record<string, string>) => ({
  line: 7,
  cells: { sku: "MUG", name: "Mug", price: "24", ...cells },
});
const read = (cells: Record<string, string>) => {
  const parsed = parseProductRow(row(cells), "USD");
  if ("reason" in parsed) throw new Error(parsed.reason);
  return parsed.record;
};
const reason = (cells: Record<string, string>) => {
  const parsed = parseProductRow(row(cells), "USD");
  return "reason" in parsed ? parsed.reason : null;
};

test("an empty class means simple", () => {
  expect(read({ class_code: "" }).classCode).toBe("simple");
});

describe("a row with only the required cells", () => {
  test("takes the format's defaults", () => {
    expect(read({})).toMatchObject({
      line: 7,
      classCode: "simple",
      slug: "mug",
      status: "active",
      taxClass: "standard",
      nonShippable: false,
      subscriptionPlans: [],
      downloads: null,
      createdAt: null,
      offer: {
        priceMinor: 2400,
        finalPriceMinor: 2400,
        msrpMinor: null,
        maxCartQty: 100,
        isVisible: true,
        stock: { sku: "MUG", onHand: 0, manageStock: true, allowBackorders: false, lowStockThreshold: 0 },
      },
    });
  });

  test("a gift certificate is not shipped", () => {
    expect(read({ class_code: "gift_certificate" }).nonShippable).toBe(true);
  });

  test("limits how and where it is sent", () => {
    const cells = { limit_shipping_option: "pickup|truck|pickup", shipping_restriction: "US-HI|CA" };
    expect(read(cells).shippingTerms).toEqual({
      methods: ["pickup", "truck"],
      methodsText: "",
      excluded: ["US-HI", "CA"],
    });
    expect(read({}).shippingTerms).toBeNull();
    expect(reason({ shipping_restriction: "Hawaii" })).toBe(
      "shipping_restriction 'Hawaii' is not a country such as CA or a state such as US-HI",
    );
    expect(reason({ shipping_restriction: "US-XX" })).toContain("US has no state 'XX'");
  });

  test("a variation has no slug and may have no name", () => {
    expect(read({ parent_sku: "MUGS", name: "" })).toMatchObject({ slug: null, name: "", parentSku: "MUGS" });
  });

  test.each(["variable_product", "grouped"])("a %s has no stock and no price of its own", (class_code) => {
    expect(read({ class_code, price: "" })).toMatchObject({
      offer: { stock: null, priceMinor: 0 },
    });
  });
});

describe("validated texts", () => {
  test("are read unchanged", () => {
    expect(read({ gtin: " 4006381333931 ", unit_price_measure: "750 ml / 100 ml" })).toMatchObject({
      gtin: "4006381333931",
      unitPriceMeasure: "750 ml / 100 ml",
    });
  });

  test("are refused with column and error", () => {
    expect(reason({ gtin: "4006381333932" })).toBe(
      "gtin '4006381333932' is not a GTIN: its last digit should be 1",
    );
    expect(reason({ unit_price_measure: "750 drops" })).toContain(
      "unit_price_measure '750 drops' is not a measure such as 750 ml",
    );
  });
});

describe("lists", () => {
  test("pictures and their texts match by position", () => {
    const { images } = read({ images: "a.webp|b.webp|c.webp", image_alt: "Front||Side" });
    expect(images).toEqual([
      { source: "a.webp", alt: "Front" },
      { source: "b.webp", alt: "" },
      { source: "c.webp", alt: "Side" },
    ]);
  });

  test("price levels have a quantity and an optional group", () => {
    expect(read({ price_levels: "3:21.00|wholesale@1:15" }).offer?.priceLevels).toEqual([
      { customerGroups: [], minQty: 3, priceMinor: 2100 },
      { customerGroups: ["wholesale"], minQty: 1, priceMinor: 1500 },
    ]);
  });

  test("options and attributes are read from their columns, without empty cells", () => {
    const record = read({ "option:Color": "Navy", "option:Size": "", "attr:material": "wool|linen|wool" });
    expect(record.optionValues).toEqual({ Color: "Navy" });
    expect(record.attributes).toEqual({ material: ["wool", "linen"] });
  });
});

describe("a row is refused with its reason", () => {
  test.each([
    [{ sku: "" }, "sku is missing"],
    [{ sku: "a|b" }, "sku may not contain | or exceed 200 characters"],
    [{ name: "" }, "name is missing; slug is missing and the name gives none"],
    [{ name: "!!!" }, "slug is missing and the name gives none"],
    [{ price: "" }, "price is missing"],
    [{ price: "-1" }, "price '-1' is below zero"],
    [{ price: "cheap" }, "price 'cheap' is not an amount such as 24.00"],
    [{ price: "10000000000.01" }, "price '10000000000.01' is too large"],
    [{ final_price: "24.01" }, "final_price is above price"],
    [
      { class_code: "bundle" },
      "class_code 'bundle' is not one of simple, variable_product, grouped, gift_certificate",
    ],
    [{ class_code: "grouped", parent_sku: "X" }, "a variation can’t be of class grouped"],
    [{ qty: "-1" }, "qty '-1' is not a whole number from 0 to 1000000000"],
    [{ qty: "1000000001" }, "qty '1000000001' is not a whole number from 0 to 1000000000"],
    [{ featured: "yes" }, "featured 'yes' is neither true nor false"],
    [{ backorder_ships_on: "June" }, "backorder_ships_on 'June' is not a day such as 2027-01-31"],
    [{ backorder_ships_on: "2027-02-30" }, "backorder_ships_on '2027-02-30' is not a day such as 2027-01-31"],
    [{ price_levels: "0:5" }, "price_levels '0:5' is not like 3:21.00 or wholesale@1:15.00"],
    [{ created_at: "last week" }, /created_at 'last week' is not a UTC date/],
    [{ created_at: "2025-02-30T25:00:00Z" }, /is not a UTC date/],
  ])("%o", (cells, why) => {
    expect(reason(cells)).toMatch(why);
  });

  test("with every error at once", () => {
    expect(reason({ price: "x", qty: "y" })).toMatch(/price .*; qty /);
  });

  test.each(["0", "1000000000"])("the largest and smallest quantity are accepted: %s", (qty) => {
    expect(reason({ qty })).toBeNull();
  });
});
