import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { apiKeys } from "~/tables/accounts/api-keys";
import { redirects } from "~/tables/content/content";
import { auditLog } from "~/tables/shops/audit";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { listApiKeys } from "../../accounts/api-keys/list-api-keys.server";
import { revokeApiKey } from "../../accounts/api-keys/revoke-api-key.server";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { answerOnce } from "./answer-once.server";
import { callOwner, keyFor } from "./owner-fixture.server";

const database = withTestDatabase();
let ctx: ShopContext;
let moment: Date;
beforeEach(async () => {
  moment = new Date("2026-03-01T09:30:00Z");
  ctx = { ...(await openTestShop(database.db)), now: () => moment };
});

const later = (ms: number) => {
  moment = new Date(moment.getTime() + ms);
};
const asOwner = () => ({ ...ctx, actor: acting({ kind: "command-line", command: "key" }) });
const save = (from: string, to = "/") =>
  `mutation { saveRedirects(redirects: [{ from: "${from}", to: "${to}" }]) { added changed refused { reason } } }`;
const stored = async () => {
  const rows = await ctx.db.select().from(redirects).where(eq(redirects.tenantId, ctx.tenant.id));
  return rows.map(({ fromPath }) => fromPath).sort();
};

describe("a key", () => {
  test("answers what it is for and which shops it reaches", async () => {
    const key = await keyFor(ctx, ["orders:read", "content:write"]);
    const { data, headers } = await callOwner(
      ctx,
      key,
      "{ currentKey { scopes shopId } shops { id code url } }",
    );
    expect(data).toEqual({
      currentKey: { scopes: ["orders:read", "content:write"], shopId: null },
      shops: [{ id: ctx.shop.id, code: ctx.shop.code, url: "https://harbor.example" }],
    });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("that opens nothing gets the same answer whatever is wrong with it (rule owner-api-4)", async () => {
    const revoked = await keyFor(ctx, ["orders:read"]);
    await revokeApiKey(asOwner(), { prefix: revoked.slice(0, 12), sellerId: null });
    const others = await keyFor(await openTestShop(database.db), ["orders:read"]);
    const second = await addShop(ctx, { type: "marketplace" });
    const ofSecond = await keyFor(second, ["orders:read"], "shop");
    for (const key of [null, "awk_short", `awk_${"a".repeat(43)}`, revoked, others, ofSecond]) {
      const { status, headers, errors } = await callOwner(ctx, key, "{ shops { id } }");
      expect([status, headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
      expect(errors).toEqual([
        {
          message: "Send a key of this business as a bearer token.",
          extensions: { code: "sign_in_required" },
        },
      ]);
    }
  });

  test("without the scope is refused, and with reading alone changes nothing", async () => {
    const orders = await callOwner(
      ctx,
      await keyFor(ctx, ["orders:write"]),
      "{ redirects { nodes { from } } }",
    );
    expect(orders.errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
    const reading = await callOwner(ctx, await keyFor(ctx, ["content:read"]), save("/old"));
    expect(reading.errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
    expect(await stored()).toEqual([]);
  });

  test("of a seller opens the marketplace, and no ordinary shop (rule owner-api-3)", async () => {
    const market = await addShop(ctx, { type: "marketplace" });
    const sellerId = await addSeller(ctx, "potter");
    const key = await keyFor(ctx, ["orders:read"], { sellerId });
    expect((await callOwner(market, key, "{ currentKey { sellerId } }")).data).toEqual({
      currentKey: { sellerId },
    });
    expect((await callOwner(ctx, key, "{ currentKey { sellerId } }")).status).toBe(401);
    await byTest(database.db, (db) =>
      db
        .update(sellers)
        .set({ state: "closed" })
        .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId))),
    );
    expect((await callOwner(market, key, "{ currentKey { sellerId } }")).status).toBe(401);
  });

  test("cannot be made without a scope, or with one that is not its own", async () => {
    await expect(keyFor(ctx, [])).rejects.toMatchObject({ code: "invalid", field: "scopes" });
    await expect(keyFor(ctx, ["customers:read"], "shop")).rejects.toMatchObject({ field: "scopes" });
  });

  test("is stored as a hash, listed with its last use, and written down in the audit", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    await callOwner(ctx, key, save("/old"));
    const listed = await listApiKeys(asOwner(), null);
    expect(listed).toMatchObject([{ prefix: key.slice(0, 12), lastUsedAt: moment, revokedAt: null }]);
    const rows = await ctx.db.select().from(apiKeys).where(eq(apiKeys.tenantId, ctx.tenant.id));
    expect(JSON.stringify(rows)).not.toContain(key.slice(12));
    const written = await ctx.db.select().from(auditLog).where(eq(auditLog.tenantId, ctx.tenant.id));
    const keyId = rows[0]?.id;
    expect(written.filter(({ subject }) => subject === "redirects").map(({ actor }) => actor)).toEqual([
      { kind: "owner-key", keyId, sellerId: null },
    ]);
    expect(written.filter(({ subject }) => subject === "api_keys")).toHaveLength(1);
  });
});

describe("a call", () => {
  test("says what is left of its limit, and is refused beyond it (rule owner-api-6)", async () => {
    const key = await keyFor(ctx, ["orders:read"]);
    const first = await callOwner(ctx, key, "{ shops { id } }");
    expect(first.headers.get("RateLimit-Policy")).toBe('"calls";q=1200;w=60');
    expect(first.headers.get("RateLimit")).toBe('"calls";r=1199;t=60');
    expect(first.headers.get("RateLimit-Remaining")).toBe("1199");
    await database.pool.query("update rate_limits set count = 1200");
    const refused = await callOwner(ctx, key, "{ shops { id } }");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect(refused.errors).toMatchObject([{ extensions: { code: "too_many" } }]);
  });

  test("that is not a POST with JSON, or too large, is refused", async () => {
    const key = await keyFor(ctx, ["orders:read"]);
    expect((await callOwner(ctx, key, "", { method: "GET" })).status).toBe(405);
    expect((await callOwner(ctx, key, "", { headers: { "Content-Type": "text/plain" } })).status).toBe(415);
    expect((await callOwner(ctx, key, "", { body: `"${"a".repeat(2_000_001)}"` })).status).toBe(413);
  });

  test("that is too deep or too expensive is refused before it runs", async () => {
    const key = await keyFor(ctx, ["content:read"]);
    const many = Array.from({ length: 60 }, (_, at) => `r${at}: shops { id }`).join(" ");
    expect((await callOwner(ctx, key, `{ ${many} }`)).errors).toMatchObject([
      { extensions: { code: "too_complex" } },
    ]);
  });

  test("may ask for the schema in production", async () => {
    const key = await keyFor(ctx, ["orders:read"]);
    const { data } = await callOwner(ctx, key, "{ __schema { queryType { name } } }", {
      nodeEnv: "production",
    });
    expect(data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });
});

test("a list goes on where it ended, and refuses the cursor of another", async () => {
  const key = await keyFor(ctx, ["content:write"]);
  for (const from of ["/a", "/b", "/c"]) await callOwner(ctx, key, save(from));
  const page = (args: string) =>
    callOwner<{ redirects: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }>(
      ctx,
      key,
      `{ redirects(${args}) { nodes { from lastAt } pageInfo { endCursor hasNextPage } } }`,
    );
  const first = (await page("limit: 2")).data.redirects;
  expect(first).toMatchObject({ nodes: [{ from: "/a" }, { from: "/b" }], pageInfo: { hasNextPage: true } });
  const second = (await page(`limit: 2, after: "${first.pageInfo.endCursor}"`)).data.redirects;
  expect(second).toMatchObject({ nodes: [{ from: "/c", lastAt: null }], pageInfo: { hasNextPage: false } });
  expect((await page('after: "x"')).errors).toMatchObject([
    { extensions: { code: "invalid", field: "after" } },
  ]);
  expect((await page("limit: 0")).errors).toMatchObject([
    { extensions: { code: "invalid", field: "limit" } },
  ]);
});

describe("an idempotency key", () => {
  const named = (name: string) => ({ headers: { "Idempotency-Key": name } });

  test("makes a repeated change once, and answers the same (rule owner-api-9)", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    const first = await callOwner(ctx, key, save("/old"), named("one"));
    const second = await callOwner(ctx, key, save("/old"), named('"one"'));
    expect(second.text).toBe(first.text);
    expect(first.data).toMatchObject({ saveRedirects: { added: 1 } });
    expect(second.headers.get("Idempotency-Replayed")).toBe("true");
  });

  test("is refused with another body", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    await callOwner(ctx, key, save("/old"), named("one"));
    const { status, errors } = await callOwner(ctx, key, save("/other"), named("one"));
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ extensions: { code: "invalid" } }]);
    expect(await stored()).toEqual(["/old"]);
  });

  test("belongs to its key", async () => {
    await callOwner(ctx, await keyFor(ctx, ["content:write"]), save("/old"), named("one"));
    const other = await callOwner(ctx, await keyFor(ctx, ["content:write"]), save("/other"), named("one"));
    expect(other.data).toMatchObject({ saveRedirects: { added: 1 } });
  });

  test("is answered 409 while the first call runs, and holds its name two minutes if that never ends", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    const [row] = await ctx.db.select().from(apiKeys).where(eq(apiKeys.tenantId, ctx.tenant.id));
    const actor = { kind: "owner-key", tenantId: ctx.tenant.id, keyId: row?.id ?? 0 } as const;
    const of = { ...actor, scopes: [], shopId: null, sellerId: null };
    const call = { name: "slow", body: JSON.stringify({ query: save("/old"), variables: {} }) };
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((began) => {
      first = answerOnce(ctx, of, call, async () => {
        began();
        await ended;
        return { status: 200, body: '{"data":{"saveRedirects":{}}}' };
      });
    });
    expect((await callOwner(ctx, key, save("/old"), named("slow"))).status).toBe(409);
    end();
    await first;
    expect((await callOwner(ctx, key, save("/old"), named("slow"))).text).toContain("saveRedirects");
    expect(await stored()).toEqual([]);
    await database.pool.query("update idempotent_calls set status = null, answer = null");
    expect((await callOwner(ctx, key, save("/old"), named("slow"))).status).toBe(409);
    later(2 * 60 * 1000 + 1);
    expect((await callOwner(ctx, key, save("/old"), named("slow"))).data).toMatchObject({
      saveRedirects: { added: 1 },
    });
  });

  test("is not kept for a call that changed nothing and may succeed later", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    await callOwner(ctx, key, "mutation { nothing }", named("one"));
    expect((await callOwner(ctx, key, save("/old"), named("one"))).data).toMatchObject({
      saveRedirects: { added: 1 },
    });
  });

  test("is kept for a refusal, and forgotten after a day", async () => {
    const key = await keyFor(ctx, ["content:read"]);
    await callOwner(ctx, key, save("/old"), named("one"));
    expect((await callOwner(ctx, key, save("/other"), named("one"))).status).toBe(422);
    later(24 * 60 * 60 * 1000 + 1);
    expect((await callOwner(ctx, key, save("/other"), named("one"))).status).toBe(200);
  });

  test("of 200 ASCII characters at most", async () => {
    const key = await keyFor(ctx, ["content:write"]);
    expect((await callOwner(ctx, key, save("/old"), named("a".repeat(201)))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
