import { beforeEach, describe, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listProductFields } from "../product/list-product-fields.server";
import { addProduct, addVariable, openTestShop } from "../products/catalogue-fixture.server";
import { readStock } from "../stock/read-stock.server";
import { addVariations } from "./add-variations.server";
import { planVariations } from "./plan-variations.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addProduct(ctx, "MUG", { name: "Mug", priceMinor: 1200, stock: { onHand: 7 } });
  await addVariable(ctx, "TEE", { Red: { priceMinor: 900 } }, { name: "Tee" });
});

const color = { label: "Color", values: ["Red", "Blue"] };
const size = { label: "Size", values: ["S", "M"] };
const familyOf = async (sku: string) =>
  (await listProductFields(ctx, [sku])).map(({ sku: own, fields }) => [own, fields.price ?? ""]);

describe("variations made of options (rule variations-13)", () => {
  it("are every combination, at the product's price, and the product gets variations", async () => {
    const { added, refused } = await addVariations(ctx, { sku: "MUG", options: [color, size] });
    expect([added.length, refused]).toEqual([4, []]);
    expect(await familyOf("MUG")).toEqual([
      ["MUG", ""],
      ["MUG-RED-S", "12.00"],
      ["MUG-RED-M", "12.00"],
      ["MUG-BLUE-S", "12.00"],
      ["MUG-BLUE-M", "12.00"],
    ]);
  });

  it("are the chosen ones, with what was typed of each", async () => {
    const chosen = [{ values: ["blue", "S"], sku: "BLUE-1", price: "15", qty: "3" }];
    await addVariations(ctx, { sku: "MUG", options: [color, size], chosen });
    expect(await familyOf("MUG")).toEqual([
      ["MUG", ""],
      ["BLUE-1", "15.00"],
    ]);
    expect((await readStock(ctx, ["BLUE-1"])).get("BLUE-1")).toBe(3);
  });

  it("leave those that are there as they are, and name them", async () => {
    const { added, kept } = await addVariations(ctx, { sku: "TEE", options: [color] });
    expect([added, kept]).toEqual([
      [{ values: ["Blue"], sku: "TEE-BLUE" }],
      [{ values: ["Red"], sku: "TEE-RED" }],
    ]);
    expect(await familyOf("TEE")).toEqual([
      ["TEE", ""],
      ["TEE-RED", "9.00"],
      ["TEE-BLUE", "9.00"],
    ]);
  });

  it("get a further option: those that are there its first value, and they keep SKU, price and stock", async () => {
    await addVariations(ctx, { sku: "TEE", options: [color] });
    const { added, kept, extended } = await addVariations(ctx, { sku: "TEE", options: [color, size] });
    expect(kept.map(({ values, sku }) => [...values, sku].join(" "))).toEqual([
      "Red S TEE-RED",
      "Blue S TEE-BLUE",
    ]);
    expect([extended, added.map(({ sku }) => sku)]).toEqual([
      ["TEE-RED", "TEE-BLUE"],
      ["TEE-RED-M", "TEE-BLUE-M"],
    ]);
    const [, red] = await listProductFields(ctx, ["TEE"]);
    expect([red?.fields["option:Size"], red?.fields.price]).toEqual(["S", "9.00"]);
  });

  it("get it alone where no combination is chosen, also those whose values are not named", async () => {
    const options = [
      { label: "Color", values: ["Green"] },
      { label: "Material", values: ["Wool"] },
    ];
    await addVariations(ctx, { sku: "TEE", options, chosen: [] });
    const [, red, ...others] = await listProductFields(ctx, ["TEE"]);
    expect([red?.fields["option:Material"], others]).toEqual(["Wool", []]);
  });

  it("keep the options of those that are there in their order", async () => {
    const options = [size, color];
    await addVariations(ctx, { sku: "MUG", options: [color, size], chosen: [{ values: ["Red", "S"] }] });
    const { there } = await planVariations(ctx, { sku: "MUG", options });
    expect(there.map(({ label }) => label)).toEqual(["Color", "Size"]);
    const { kept, added } = await addVariations(ctx, { sku: "MUG", options });
    expect([kept.map(({ sku }) => sku), added.length]).toEqual([["MUG-RED-S"], 3]);
    const [product] = await listProductFields(ctx, ["MUG"]);
    expect(product?.fields.option_display).toMatch(/^Color.*Size/);
  });

  it("are all refused with one of them, which says why", async () => {
    const chosen = [
      { values: ["Red", "S"], price: "a lot" },
      { values: ["Red", "M"], sku: "TEE-RED" },
      { values: ["Blue", "M"] },
    ];
    const { added, refused } = await addVariations(ctx, { sku: "MUG", options: [color, size], chosen });
    expect(added).toEqual([]);
    expect(refused.map(({ values, field }) => [values.join(" "), field])).toEqual([
      ["Red M", "sku"],
      ["Red S", "price"],
    ]);
    expect(await familyOf("MUG")).toEqual([["MUG", "12.00"]]);
  });

  it.each([
    ["TEE-RED", [color], /variation itself/],
    ["TEE", [size], /have Color/],
    ["JUG", [color], /no product 'JUG'/],
    ["MUG", [{ label: "Color", values: [] }], /Give Color a value/],
  ])("of %s with %j are refused", (sku, options, message) =>
    expect(addVariations(ctx, { sku, options })).rejects.toThrow(message),
  );
});
