import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { shopper } from "~/models/shops/actors/actor";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { auditLog } from "~/tables/shops/audit";
import { shops } from "~/tables/shops/shops";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { inTransaction } from "../changes/in-transaction.server";
import { acting, type ShopContext } from "../context/shop-context.server";
import { readShop } from "../directory/shop-directory.server";
import { writeSettings } from "./write-settings.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  const shop = await openTestShop(database.db, {
    catalogue: { pageSize: 12 },
    seo: { title_suffix: " | A" },
  });
  const grants = [{ role: "owner", shopId: null }] as const;
  ctx = { ...shop, actor: acting({ kind: "staff", tenantId: shop.tenant.id, staffId: 5, grants }) };
});

const write = (changes: unknown, own = ctx) => inTransaction(own, (inner) => writeSettings(inner, changes));
const stored = async () => (await readShop(database.db, eq(shops.id, ctx.shop.id)))?.settings;

it("replaces the module that is named and leaves the others", async () => {
  expect(await write({ catalogue: { autoLoad: true } })).toMatchObject({ isChanged: true });
  expect(await stored()).toMatchObject({
    catalogue: { pageSize: 24, autoLoad: true },
    seo: { title_suffix: " | A" },
  });
});

it("keeps who changed which module", async () => {
  await database.db.delete(auditLog);
  await write({ modules: { "order-management": { prevent_checkout: true } } });
  const rows = await database.db.select().from(auditLog).where(eq(auditLog.tenantId, ctx.tenant.id));
  expect(rows).toMatchObject([
    { subject: "settings", subjectId: "modules", actor: { kind: "staff", staffId: 5 }, shopId: ctx.shop.id },
  ]);
});

it("changes nothing where the settings are so already", async () => {
  expect(await write({ catalogue: { pageSize: 12 } })).toMatchObject({ isChanged: false });
});

it("names everything that is wrong, and writes nothing of it", async () => {
  const changes = { catalogue: { pageSize: 0 }, seo: { robots: "all" }, checkout: { legalAge: 18 } };
  await expect(write(changes)).rejects.toThrow(
    [
      "settings: 2 errors",
      "catalogue.pageSize: Use at least 1",
      "seo.robots: Use one of index_follow, noindex_follow, index_nofollow, noindex_nofollow",
    ].join("\n  "),
  );
  expect(await stored()).toMatchObject({ catalogue: { pageSize: 12 }, checkout: { legalAge: 21 } });
});

it("is refused to who may not change settings", async () => {
  const guest = { ...ctx, actor: acting(shopper(ctx.tenant.id, anonymousVisitor)) };
  await expect(write({ catalogue: { pageSize: 36 } }, guest)).rejects.toMatchObject({ code: "forbidden" });
  const grants = [{ role: "editor", shopId: null }] as const;
  const staff = acting({ kind: "staff", tenantId: ctx.tenant.id, staffId: 6, grants });
  await expect(write({ catalogue: { pageSize: 36 } }, { ...ctx, actor: staff })).rejects.toMatchObject({
    code: "forbidden",
  });
});
