import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../context/shop-context.server";
import { changeRecord } from "../records/change-record.server";
import { hearChanges } from "../records/hear-changes-fixture.server";
import { readRecord } from "../records/read-record.server";
import { shopRecords } from "./shop-records.server";

const database = withTestDatabase();
const heard = hearChanges(database);
let ctx: ShopContext;
let domain: string;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  domain = `${ctx.shop.code}.example`;
});

const change = (typed: unknown, expectedVersion?: string, own = ctx) =>
  changeRecord(own, shopRecords, { name: own.shop.code, typed, expectedVersion });
const read = () => readRecord(ctx, shopRecords, ctx.shop.code);

describe("the record of a shop (rule owners-3)", () => {
  it("is its name, its state and its domains, the primary one first", async () => {
    const { record } = await change({ name: "Corner", domains: [`www.${domain}`, domain, `a.${domain}`] });
    expect(record).toEqual({
      name: "Corner",
      industry: "general",
      status: "active",
      frontend_status: true,
      domains: [`www.${domain}`, `a.${domain}`, domain],
    });
  });

  it("is shown in the whole shop, and the audit tells of its domains", async () => {
    expect(await heard(() => change({ name: "Corner", domains: [domain] }))).toEqual([["shop"]]);
    const rows = await ctx.db
      .select({ id: auditLog.subjectId })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, ctx.tenant.id), eq(auditLog.subject, "shop_domains")));
    expect(rows).toEqual([{ id: domain }]);
  });

  it("does not take the domain of another business", async () => {
    await change({ name: "Corner", domains: [domain] });
    const other = await openTestShop(database.db);
    await expect(change({ name: "Other", domains: [domain] }, undefined, other)).rejects.toMatchObject({
      status: 409,
      message: `the domain ${domain} already leads to another shop`,
    });
  });

  it("is not changed from an older version", async () => {
    const { version } = await read();
    await change({ name: "Corner" });
    await expect(change({ name: "Edge" }, version)).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    [{ name: "Corner", domains: ["https://corner.example"] }, "Use a domain name without scheme and port"],
    [{ name: "" }, "name"],
    [null, "is not removed"],
  ])("%j is refused", async (typed, message) => {
    await expect(change(typed)).rejects.toThrow(message);
  });

  it("of another name is not found", async () => {
    await expect(
      changeRecord(ctx, shopRecords, { name: "other", typed: { name: "Other" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("keeps a domain that general.app.base_url is at", async () => {
    await change({ name: "Corner", domains: [domain] });
    const general = { ...ctx.shop.settings.general, app: { base_url: `https://${domain}` } };
    const own = { ...ctx, shop: { ...ctx.shop, settings: { ...ctx.shop.settings, general } } };
    await expect(change({ name: "Corner", domains: [] }, undefined, own as ShopContext)).rejects.toThrow(
      "general.app.base_url is at none of them",
    );
  });
});
