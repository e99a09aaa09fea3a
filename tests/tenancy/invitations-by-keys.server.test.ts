import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { callOwner, keyFor } from "~/services/api/owner-graphql/owner-fixture.server";
import { openTestShop } from "~/services/catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "~/services/catalogue/products/seller-fixture.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { sellers } from "~/tables/shops/tenants";
import { staff, staffRoles } from "~/tables/staff/staff";
import { withTestDatabase } from "../support/databases/with-test-database";

const database = withTestDatabase();
let house: ShopContext;
let market: ShopContext;
let key: string;

beforeEach(async () => {
  house = await openTestShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  key = await keyFor(market, ["settings:write"]);
});

async function invite(over: { key?: string; code?: string; email?: string; shop?: ShopContext } = {}) {
  const { data, errors, text } = await callOwner(
    over.shop ?? market,
    over.key ?? key,
    `mutation { inviteSeller(code: "${over.code ?? "potter"}", name: "The potter",
      ownerEmail: "${over.email ?? "pia@potter.example"}", ownerName: "Pia") { id code } }`,
  );
  return { text, answer: errors[0]?.extensions ?? data };
}

const people = (ctx = market) =>
  ctx.db
    .select({ email: staff.email, seller: sellers.code, role: staffRoles.role, shopId: staffRoles.shopId })
    .from(staff)
    .innerJoin(sellers, and(eq(sellers.tenantId, staff.tenantId), eq(sellers.id, staff.sellerId)))
    .innerJoin(staffRoles, and(eq(staffRoles.tenantId, staff.tenantId), eq(staffRoles.staffId, staff.id)))
    .where(eq(staff.tenantId, ctx.tenant.id));

const pia = { email: "pia@potter.example", seller: "potter", role: "owner", shopId: null };

describe("a seller whom a key invites (rule actors-11)", () => {
  test("gets one owner, limited to that seller, by mail, and the audit names the key", async () => {
    const { answer, text } = await invite();
    expect(answer).toEqual({ inviteSeller: { id: expect.any(String), code: "potter" } });
    expect(text).not.toContain("http");
    expect(await people()).toEqual([pia]);
    const { rows } = await database.db.execute(sql`
      select subject from audit_log where tenant_id = ${market.tenant.id} and actor->>'kind' = 'owner-key'
      order by subject`);
    expect(rows).toEqual(expect.arrayContaining([{ subject: "sellers" }, { subject: "staff" }]));
  });

  test("gets another link for the same person, and no second one", async () => {
    await invite();
    expect((await invite()).answer).toHaveProperty("inviteSeller");
    expect((await invite({ email: "eve@potter.example" })).answer).toMatchObject({ code: "conflict" });
    expect(await people()).toEqual([pia]);
  });

  test("is not one who sells already", async () => {
    await addSeller(market, "weaver");
    expect((await invite({ code: "weaver" })).answer).toMatchObject({ code: "conflict", field: "code" });
  });

  test("is not owned by who works for the business, or did", async () => {
    for (const isActive of [true, false]) {
      await byTest(database.db, (db) =>
        db
          .insert(staff)
          .values({ tenantId: market.tenant.id, email: `${isActive}@acme.example`, name: "June", isActive }),
      );
      expect((await invite({ email: `${isActive}@acme.example` })).answer).toMatchObject({
        code: "conflict",
        field: "email",
      });
    }
    const known = await market.db
      .select({ code: sellers.code })
      .from(sellers)
      .where(and(eq(sellers.tenantId, market.tenant.id), eq(sellers.code, "potter")));
    expect([await people(), known]).toEqual([[], []]);
  });
});

describe("no seller is invited by a key", () => {
  test("of one seller, of one shop, or without settings to write", async () => {
    const potterId = await addSeller(market, "weaver");
    const refused = [
      await keyFor(market, ["settings:write"], { sellerId: potterId }),
      await keyFor(market, ["settings:write"], "shop"),
      await keyFor(market, ["settings:read", "customers:write", "numbers:read"]),
    ];
    for (const other of refused)
      expect((await invite({ key: other })).answer).toMatchObject({ code: "forbidden" });
    expect(await people()).toEqual([]);
  });

  test("of another business", async () => {
    const other = await addShop(await openTestShop(database.db), { type: "marketplace" });
    const foreign = await keyFor(other, ["settings:write"]);
    const { status } = await callOwner(market, foreign, "{ currentKey { scopes } }");
    expect(status).toBe(401);
    await invite({ key: foreign });
    expect([await people(), await people(other)]).toEqual([[], []]);
  });
});
