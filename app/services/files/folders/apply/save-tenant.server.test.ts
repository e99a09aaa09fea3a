import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sellersFileSchema } from "~/models/files/folders/tenant-file";
import type { StaffRole } from "~/models/shops/actors/actor";
import { sellers, tenants } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { createDiskStore } from "../../../platform/file-store/disk-store.server";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import { acting } from "../../../shops/context/shop-context.server";
import { testBox } from "../../../shops/secrets/secrets-fixture.server";
import { saveTenant } from "./save-tenant.server";

const database = withTestDatabase();

let ctx: Awaited<ReturnType<typeof openTestShop>>;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
});

/** Saves the business as it is, with the house seller's payouts going to an account. */
async function payTo(role: StaffRole, account: { kind: "stripe"; account: string } | null): Promise<void> {
  const { tenant } = ctx;
  const [business] = await database.db.select().from(tenants).where(eq(tenants.id, tenant.id));
  const rows = await database.db.select().from(sellers).where(eq(sellers.tenantId, tenant.id));
  const house = rows.find(({ isHouse }) => isHouse);
  const [named] = sellersFileSchema.parse([
    { code: "house", name: "House", house: true, payout: { account } },
  ]);
  const wanted = named && house ? [{ ...named, code: house.code }] : [];
  const file = { code: tenant.code, name: business?.name ?? "", currency: tenant.currency };
  const grants = [{ role, shopId: null }];
  const actor = acting({ kind: "staff", tenantId: tenant.id, staffId: 1, grants });
  await inTransaction({ ...ctx, actor }, (inner) =>
    saveTenant({ ...inner, fileStore: createDiskStore(""), box: testBox }, file, wanted),
  );
}

const account = { kind: "stripe", account: "acct_1" } as const;

test("where payouts go is the owner's to change, not the manager's (rule actors-4)", async () => {
  await expect(payTo("manager", account)).rejects.toMatchObject({
    code: "forbidden",
    message: "You may not change this payout account.",
  });
  await payTo("owner", account);
  const stored = await database.db.select().from(sellers).where(eq(sellers.tenantId, ctx.tenant.id));
  expect(stored.map(({ payout }) => payout.account)).toEqual([account]);
});

test("a manager changes a business whose payouts stay where they go (rule actors-4)", async () => {
  await payTo("owner", account);
  await expect(payTo("manager", account)).resolves.toBeUndefined();
});
