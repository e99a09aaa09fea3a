import { afterAll, beforeAll, expect, test } from "vitest";
import { shops } from "~/tables/shops/shops";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
});
afterAll(() => shop.close());

const file = `Code,Value,Value Type,Type,Minimum Purchase Requirements,Usage Limit Per Code,Applies Once Per Customer,Start,End,Status
TEN,-10.0,percentage,Order,None,,true,2026-01-01 00:00:00 -0500,,Active
Five_Off,-5.00,fixed_amount,Order,50.00,100,false,2026-01-01 00:00:00 -0500,2026-12-31 23:59:59 -0500,Active
FIVE-OFF,-6.00,fixed_amount,Order,,,false,,,Active
SEND,-100.0,percentage,Shipping,None,,false,,,Scheduled
BOGO,-100.0,percentage,Buy X get Y,None,,false,,,Active
OLD,-10.0,percentage,Order,None,,false,,2025-12-31 00:00:00 -0500,Expired
ten,-20.0,percentage,Order,None,,false,,,Active
`;

const storedDiscounts = async () => {
  const [row] = await shop.database.db.select({ settings: shops.settings }).from(shops).orderBy(shops.code);
  return (row?.settings as { discounts?: unknown[] } | undefined)?.discounts;
};

test("coupons come in as discounts of the shop, and what cannot be said here is refused by line", async () => {
  const report = await shop.importText(file);
  expect(report.counts).toEqual([
    { what: "Discounts", counts: { added: 4, changed: 0, unchanged: 0, removed: 0 } },
  ]);
  expect(report.refused).toEqual([
    { file: "file.csv", line: 6, reason: "BOGO gives products for others, which the file does not name" },
    { file: "file.csv", line: 7, reason: "OLD is expired at the earlier shop" },
    { file: "file.csv", line: 8, reason: "TEN is listed above" },
  ]);
  expect(await storedDiscounts()).toMatchObject([
    { id: "ten", code: "TEN", action: { type: "percent", rateBasisPoints: 1000 } },
    { id: "five-off", code: "FIVE_OFF", conditions: { minimumMinor: 5000, maxUses: 100 } },
    { id: "five-off-2", code: "FIVE-OFF", action: { type: "fixed", amountMinor: 600 } },
    { id: "send", code: "SEND", action: { type: "free_shipping" } },
  ]);
});

test("coupons of WooCommerce hold for the products and categories that they name, and say what is not here", async () => {
  const woo = await shop.addBusiness("woo");
  await woo.importText(`ID,Type,SKU,Name,Published,Regular price,Categories
7,simple,MUG,Mug,1,12,Cups
8,simple,,Bowl,1,20,Cups
`);
  const report =
    await woo.importText(`ID,post_title,discount_type,coupon_amount,product_ids,product_categories,post_status
1,both,percent,10,7|8,,publish
2,cups,fixed_cart,5,,Cups,publish
3,some,percent,10,7|99,,publish
4,gone,percent,10,99,,publish
5,once,fixed_product,5,,,publish
`);
  expect(report).toMatchObject({
    counts: [{ what: "Discounts", counts: { added: 3 } }],
    refused: [
      { line: 5, reason: "GONE holds only for what is not here: product 99" },
      { line: 6, reason: "ONCE takes 5 off each piece: only an amount off the cart can be given here" },
    ],
    notes: [{ line: 4, reason: "SOME held for what is not here, too: product 99" }],
  });
  const rows = await shop.database.db.select({ settings: shops.settings }).from(shops).orderBy(shops.code);
  expect(rows[1]?.settings.discounts).toMatchObject([
    { code: "BOTH", conditions: { skus: ["MUG", "woo-8"], categories: [] } },
    { code: "CUPS", action: { type: "fixed", amountMinor: 500 }, conditions: { categories: ["cups"] } },
    { code: "SOME", conditions: { skus: ["MUG"] } },
  ]);
});

test("a percentage of WooCommerce holds for nothing that it excluded there", async () => {
  const woo = await shop.addBusiness("except");
  await woo.importText(`ID,Type,SKU,Name,Published,Regular price,Categories
7,simple,MUG,Mug,1,12,Cups
8,simple,BOWL,Bowl,1,20,Bowls
`);
  const report =
    await woo.importText(`ID,post_title,discount_type,coupon_amount,exclude_product_ids,exclude_product_categories,maximum_amount,post_status
1,most,percent,10,7|99,Bowls,,publish
2,small,percent,10,,,30,publish
3,amount,fixed_cart,5,7,,,publish
`);
  expect(report.refused).toMatchObject([
    { line: 4, reason: "AMOUNT is for carts without '7': discounts here cannot say that" },
  ]);
  const rows = await shop.database.db.select({ settings: shops.settings }).from(shops);
  expect(rows.flatMap(({ settings }) => settings.discounts ?? [])).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        code: "MOST",
        conditions: expect.objectContaining({ exceptSkus: ["MUG"], exceptCategories: ["bowls"] }),
      }),
      expect.objectContaining({
        code: "SMALL",
        conditions: expect.objectContaining({ maximumMinor: 3000, exceptSkus: [] }),
      }),
    ]),
  );
});

test("a second time nothing is added, and one that the shop changed stays as the shop has it", async () => {
  const before = await storedDiscounts();
  const report = await shop.importText(
    file.replace("-10.0,percentage,Order,None,,true", "-30.0,percentage,Order,None,,true"),
  );
  expect(report.counts[0]?.counts).toEqual({ added: 0, changed: 0, unchanged: 4, removed: 0 });
  expect(await storedDiscounts()).toEqual(before);
});
