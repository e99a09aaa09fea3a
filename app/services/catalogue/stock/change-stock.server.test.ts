import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { addProduct, openTestShop } from "../products/catalogue-fixture.server";
import { addSeller } from "../products/seller-fixture.server";
import { changeStock } from "./change-stock.server";
import { listStockMoves } from "./list-stock-moves.server";

const database = withTestDatabase();
let ctx: ShopContext;

beforeEach(async () => {
  ctx = await openTestShop(database.db);
  await addProduct(ctx, "MUG", { stock: { onHand: 10, reserved: 4 } });
  await addProduct(ctx, "JUG");
});

it("counts and moves pieces, and remembers why", async () => {
  await changeStock(ctx, [{ sku: "MUG", count: 8, reason: "yearly count" }]);
  await changeStock(ctx, [{ sku: "MUG", by: -1, reason: "broken" }]);
  expect(await listStockMoves(ctx, "MUG")).toMatchObject([
    { onHand: { before: 8, after: 7 }, reason: "broken", isCount: false, actor: { kind: "command-line" } },
    { onHand: { before: 10, after: 8 }, reason: "yearly count", isCount: true },
    { onHand: { before: 0, after: 10 }, reason: "" },
  ]);
});

it("makes the possible moves of many and names why it refuses the others", async () => {
  const { changed, refused } = await changeStock(ctx, [
    { sku: "MUG", by: -7, reason: "broken" },
    { sku: "JUG", by: 2, reason: "returned" },
    { sku: "CUP", by: 2, reason: "returned" },
  ]);
  expect(changed).toMatchObject([{ sku: "JUG", onHand: 12, reserved: 0 }]);
  expect(refused).toEqual([
    { at: 0, sku: "MUG", reason: "orders wait for 4 pieces, and 3 would be there" },
    { at: 2, sku: "CUP", reason: "there is no stock of 'CUP'" },
  ]);
});

it("finds none of another seller", async () => {
  const sellerId = await addSeller(ctx, "potter");
  const ofPotter = { ...ctx, shop: { ...ctx.shop, sellerId } };
  const { refused } = await changeStock(ofPotter, [{ sku: "MUG", count: 1, reason: "" }]);
  expect(refused).toEqual([{ at: 0, sku: "MUG", reason: "there is no stock of 'MUG'" }]);
});

it("lists what came before a change", async () => {
  await changeStock(ctx, [{ sku: "MUG", count: 8, reason: "yearly count" }]);
  await changeStock(ctx, [{ sku: "MUG", count: 8, reason: "counted again" }]);
  const [first] = await listStockMoves(ctx, "MUG", { after: null, limit: 1 });
  const rest = await listStockMoves(ctx, "MUG", { after: first?.cursor ?? null, limit: 1 });
  expect([first, ...rest].map((move) => move?.reason)).toEqual(["counted again", "yearly count"]);
});

it("is no business of support", async () => {
  const grants = [{ role: "support" as const, shopId: null }];
  const actor = acting({ kind: "staff", tenantId: ctx.tenant.id, staffId: 1, grants });
  await expect(changeStock({ ...ctx, actor }, [])).rejects.toMatchObject({ code: "forbidden" });
});

it("is made to the pieces it names by their version, and refused with those that are there otherwise", async () => {
  const [{ version } = { version: "" }] = (await changeStock(ctx, [{ sku: "MUG", count: 9, reason: "" }]))
    .changed;
  const count = { sku: "MUG", count: 7, reason: "", expectedVersion: version };
  const [first, second] = [await changeStock(ctx, [count]), await changeStock(ctx, [{ ...count, count: 5 }])];
  expect([first.changed, second.changed, second.refused]).toMatchObject([
    [{ onHand: 7 }],
    [],
    [{ at: 0, stale: { current: { onHand: 7 }, version: first.changed[0]?.version } }],
  ]);
});
