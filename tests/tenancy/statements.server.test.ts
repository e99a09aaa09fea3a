import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { carts } from "~/tables/selling/carts";
import { createTestDatabase } from "../support/databases/test-database";

test("a suite fails when one of its services forgets the tenant", async () => {
  const database = await createTestDatabase();
  const { db } = await openTestShop(database.db);
  await db.select({ id: carts.id }).from(carts);
  await expect(database.drop()).rejects.toThrow(
    'Statements without their tenant:\ncarts without tenant_id: select "id" from "carts"',
  );
});

test("a suite fails when a statement names two tenants", async () => {
  const database = await createTestDatabase();
  const [one, other] = [await openTestShop(database.db), await openTestShop(database.db)];
  const both = one.db
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.tenantId, one.tenant.id))
    .unionAll(one.db.select({ id: carts.id }).from(carts).where(eq(carts.tenantId, other.tenant.id)));
  await both;
  await expect(database.drop()).rejects.toThrow("it names more than one tenant");
});

test("a suite whose statements all name their tenant ends well, whatever the test itself looks at", async () => {
  const database = await createTestDatabase();
  const { db, tenant } = await openTestShop(database.db);
  await db.select({ id: carts.id }).from(carts).where(eq(carts.tenantId, tenant.id));
  await database.db.select({ id: carts.id }).from(carts);
  await expect(database.drop()).resolves.toBeUndefined();
});
