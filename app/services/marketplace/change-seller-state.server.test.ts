import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { SellerState } from "~/models/shops/actors/seller-state";
import { clientAvailability } from "~/models/shops/hosts/client-availability";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { addShop } from "../catalogue/products/seller-fixture.server";
import { byTest } from "../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../shops/context/shop-context.server";
import { readShop } from "../shops/directory/shop-directory.server";
import { changeSellerState } from "./change-seller-state.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

const add = (state: SellerState) =>
  byTest(database.db, (db) =>
    db.insert(sellers).values({ tenantId: ctx.tenant.id, code: "potter", name: "Potter", state }),
  );
async function stateOf(code: string) {
  const isIt = and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, code));
  const [seller] = await database.db.select({ state: sellers.state }).from(sellers).where(isIt);
  return seller?.state;
}

describe("a seller (rule owners-6)", () => {
  it.each([
    ["invited", "active"],
    ["active", "paused"],
    ["paused", "active"],
  ] as const)("that is %s can be made %s", async (before, after) => {
    await add(before);
    await changeSellerState(ctx, "potter", after);
    expect(await stateOf("potter")).toBe(after);
  });

  it("that is in that state already is left alone", async () => {
    await add("paused");
    expect(await changeSellerState(ctx, "potter", "paused")).toBe(false);
  });

  it.each([
    ["invited", "paused", "This seller was not approved yet."],
    ["closed", "active", "This seller is closed: it returns with its row in sellers.json."],
  ] as const)("that is %s is not made %s", async (before, after, message) => {
    await add(before);
    await expect(changeSellerState(ctx, "potter", after)).rejects.toMatchObject({ status: 409, message });
  });
});

it("whose shop is its own shuts it by a break, and opens it again (rule sellers-4)", async () => {
  await add("active");
  const isIt = and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, "potter"));
  const [seller] = await database.db.select({ id: sellers.id }).from(sellers).where(isIt);
  const own = await addShop(ctx, { type: "marketplaceseller", sellerId: seller?.id ?? "" });
  const opened = async () => clientAvailability(await readShop(database.db, eq(shops.id, own.shop.id)));
  await changeSellerState(ctx, "potter", "paused");
  expect(await opened()).toMatchObject({ status: 404, reason: "client-unavailable" });
  await changeSellerState(ctx, "potter", "active");
  expect(await opened()).toBeNull();
});

it("the house seller is not paused", async () => {
  await expect(changeSellerState(ctx, ctx.shop.code, "paused")).rejects.toThrow("cannot be paused");
});

it("a seller's own staff do not approve it", async () => {
  await add("invited");
  const staff = {
    tenantId: ctx.tenant.id,
    staffId: 1,
    sellerId: ctx.shop.sellerId,
    roles: ["owner"],
  } as const;
  const own = { ...ctx, actor: acting({ kind: "seller-staff", ...staff }) };
  await expect(changeSellerState(own, "potter", "active")).rejects.toMatchObject({ status: 403 });
});
