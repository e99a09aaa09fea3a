import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { restoreProducts } from "../../catalogue/product/restore-products.server";
import { addProduct, addVariable } from "../../catalogue/products/catalogue-fixture.server";
import { listShops } from "../../files/list-shops.server";
import { inviteStaff } from "../../staff/members/invite-staff.server";
import { removeStaff } from "../../staff/members/remove-staff.server";
import { openStaffShop, type StaffTestShop } from "../../staff/sign-in/staff-fixture.server";
import { acting } from "../context/shop-context.server";
import { readQuotas } from "./read-quotas.server";
import { writeQuotas } from "./write-quotas.server";

const database = withTestDatabase();
let ctx: StaffTestShop;
let other: StaffTestShop;
beforeEach(async () => {
  ctx = await openStaffShop(database.db);
  other = await openStaffShop(database.db);
});

const command = acting({ kind: "command-line", command: "quota" });
const limit = (wanted: Parameters<typeof writeQuotas>[1]) => writeQuotas({ ...ctx, actor: command }, wanted);
const asManager = { sellerId: null, shopId: null, roles: ["manager"] } as const;
const invite = (name: string, shop = ctx) =>
  inviteStaff(shop, { email: `${name}@example.com`, name }, asManager);
const add = (skus: string[], shop = ctx) =>
  changeProducts(
    shop,
    skus.map((sku) => ({ sku, fields: { name: sku, price: "10" }, expectedVersion: null })),
  );

describe("a quota of products (rule hosting-10)", () => {
  beforeEach(async () => {
    await addVariable(ctx, "TEE", { Red: {}, Blue: {} });
    await addProduct(ctx, "MUG");
    await limit({ products: 3 });
  });

  test("refuses those above it and makes the others", async () => {
    const { changedSkus, refused } = await add(["JUG", "BOWL"]);
    expect(changedSkus).toEqual(["JUG"]);
    expect(refused).toEqual([
      { sku: "BOWL", reason: expect.stringContaining("allows 3 products, and there are 3") },
    ]);
    expect((await readQuotas(ctx)).products).toEqual({ used: 3, allowed: 3 });
  });

  test("lets what is there change, and get variations, above a limit that was lowered", async () => {
    await limit({ products: 1 });
    const { refused } = await changeProducts(ctx, [
      { sku: "MUG", fields: { price: "12" } },
      {
        sku: "TEE-GREEN",
        fields: { parent_sku: "TEE", "option:Color": "Green", price: "10" },
        expectedVersion: null,
      },
    ]);
    expect(refused).toEqual([]);
  });

  test("has room again for what is archived, not for what comes back", async () => {
    await add(["JUG"]);
    await archiveProducts(ctx, [{ sku: "MUG" }]);
    expect((await add(["BOWL"])).refused).toEqual([]);
    const { refused } = await restoreProducts(ctx, [{ sku: "MUG" }]);
    expect(refused).toMatchObject([{ sku: "MUG", reason: expect.stringContaining("allows 3 products") }]);
  });

  test("counts as the list of shops does", async () => {
    await archiveProducts(ctx, [{ sku: "MUG" }]);
    const [listed] = await listShops(ctx, { text: ctx.shop.code });
    expect([listed?.productTotal, (await readQuotas(ctx)).products.used]).toEqual([1, 1]);
  });

  test("holds while two add at the same time", async () => {
    const done = await Promise.all([add(["JUG"]), add(["BOWL"])]);
    expect(done.flatMap(({ refused }) => refused)).toHaveLength(1);
  });

  test("does not limit another business", async () => {
    expect((await add(["A", "B", "C", "D"], other)).refused).toEqual([]);
    expect((await readQuotas(other)).products).toEqual({ used: 4, allowed: null });
  });
});

describe("a quota of staff (rule hosting-10)", () => {
  beforeEach(async () => {
    await invite("june");
    await limit({ staff: 1 });
  });

  test("refuses an invitation above it beside the address", async () => {
    await expect(invite("ida")).rejects.toMatchObject({ code: "conflict", field: "email" });
    expect((await readQuotas(ctx)).staff).toEqual({ used: 1, allowed: 1 });
  });

  test("lets who is invited be invited anew", async () => {
    await expect(invite("june")).resolves.toBeTypeOf("number");
  });

  test("has room again for who leaves, and none for who comes back after", async () => {
    await removeStaff(ctx, "june@example.com");
    await invite("ida");
    await expect(invite("june")).rejects.toMatchObject({ code: "conflict" });
  });

  test("does not limit another business", async () => {
    await invite("june", other);
    await expect(invite("ida", other)).resolves.toBeTypeOf("number");
  });
});

test("only what is named is set, and a limit is taken away", async () => {
  await limit({ products: 5, staff: 2 });
  await limit({ staff: null });
  const { products, staff } = await readQuotas(ctx);
  expect([products.allowed, staff.allowed]).toEqual([5, null]);
});

test("an owner sets none", async () => {
  const grants = [{ role: "owner" as const, shopId: null }];
  const actor = acting({ kind: "staff", tenantId: ctx.tenant.id, staffId: 1, grants });
  await expect(writeQuotas({ ...ctx, actor }, { products: 5 })).rejects.toMatchObject({ code: "forbidden" });
});
