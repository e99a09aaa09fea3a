import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customers } from "~/tables/accounts/customers";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addApiKey } from "../accounts/api-keys/add-api-key.server";
import { revokeApiKey } from "../accounts/api-keys/revoke-api-key.server";
import { readSellable } from "../catalogue/offers/read-sellable.server";
import { addProduct, openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import { acting, type ShopContext } from "../shops/context/shop-context.server";
import { addBulkRows } from "./add-bulk-rows.server";
import { cancelBulkOperation } from "./cancel-bulk-operation.server";
import { findBulkOperation, listBulkOperations, listRefusedRows } from "./list-bulk-operations.server";
import { readBulkFile } from "./read-bulk-file.server";
import { runBulkOperation } from "./run-bulk-operation.server";
import { type AskedBulkChange, startBulkChange } from "./start-bulk-change.server";
import { startExport } from "./start-export.server";
import { runStep } from "./steps/run-step.server";

const database = withTestDatabase();
let ctx: ShopContext;
let mugId: number;

beforeAll(() => migrateJobs(database.pool));
beforeEach(async () => {
  ctx = await openTestShop(database.productDb);
  mugId = await addProduct(ctx, "MUG", {
    name: "Mug",
    brand: "Clay",
    priceMinor: 1000,
    stock: { onHand: 7 },
  });
  await addProduct(ctx, "JUG", { name: "Jug", brand: "Clay", priceMinor: 2000 });
});

const toEnd = (id: string) => runBulkOperation(ctx, id, { until: () => false });
const change = async (asked: AskedBulkChange) => {
  const { id } = await startBulkChange(ctx, asked);
  await toEnd(id);
  return findBulkOperation(ctx, id);
};
const refusals = async (id: string) =>
  (await listRefusedRows(ctx, id, { after: 0, limit: 100 })).map(({ place, reason }) => [place, reason]);
const priceOf = async (id: number) => (await readSellable(ctx, id))?.priceMinor;
const textOf = async (id: string) => {
  let text = "";
  for await (const piece of (await readBulkFile(ctx, id)).pieces) text += piece;
  return text;
};

describe("a change of many rows", () => {
  it("makes each row or says why it was refused (rule bulk-1)", async () => {
    const { id, state, total, done, refused } = await change({
      kind: "price",
      rows: [
        { sku: "MUG", priceMinor: 900 },
        { sku: "CUP", priceMinor: 900 },
        { sku: "JUG", priceMinor: "a lot" },
        { sku: "JUG", allBasisPoints: 1000 },
      ],
    });
    expect({ state, total, done, refused }).toEqual({ state: "done", total: 4, done: 4, refused: 2 });
    expect((await refusals(id)).map(([place]) => place)).toEqual([2, 3]);
    expect(await priceOf(mugId)).toBe(900);
    expect(JSON.parse((await textOf(id)).split("\n")[0] ?? "")).toEqual({
      place: 2,
      row: { sku: "CUP", priceMinor: 900 },
      reason: "there is no price of 'CUP'",
    });
  });

  it("changes all that a selection means, once each", async () => {
    const { total, refused } = await change({
      kind: "price",
      selection: { brand: "Clay" },
      change: { allBasisPoints: 1000 },
    });
    expect([total, refused, await priceOf(mugId)]).toEqual([2, 0, 1100]);
  });

  it("changes fields of products, and stock", async () => {
    await change({ kind: "product", selection: { all: true }, change: { fields: { brand: "Loam" } } });
    const { id } = await change({
      kind: "stock",
      rows: [
        { sku: "MUG", count: 9 },
        { sku: "MUG", by: 1 },
        { sku: "JUG", by: 1, reason: "found" },
      ],
    });
    expect((await refusals(id)).map(([place]) => place)).toEqual([2]);
    const { total } = await change({
      kind: "price",
      selection: { brand: "Loam" },
      change: { priceMinor: 500 },
    });
    expect(total).toBe(2);
  });

  it("groups customers by id or e-mail", async () => {
    const add = (email: string) =>
      ctx.db
        .insert(customers)
        .values({ tenantId: ctx.tenant.id, email, passwordHash: "" })
        .returning({ id: customers.id });
    const [ada] = await add("ada@example.com");
    await add("bob@example.com");
    const { id } = await change({
      kind: "customer",
      rows: [
        { id: ada?.id, group: "trade" },
        { email: "bob@example.com", group: "no group!" },
        { email: "eve@example.com", group: "trade" },
      ],
    });
    expect((await refusals(id)).map(([place]) => place)).toEqual([2, 3]);
    const { total } = await change({
      kind: "customer",
      selection: { group: "trade" },
      change: { isRestricted: true },
    });
    expect(total).toBe(1);
  });

  it("notes and exempts customers, and selects those who are exempt", async () => {
    await ctx.db
      .insert(customers)
      .values({ tenantId: ctx.tenant.id, email: "ada@example.com", passwordHash: "" });
    const row = { note: "Rings twice", isTaxExempt: true, taxExemptReason: "Charity" };
    await change({ kind: "customer", rows: [{ email: "ada@example.com", ...row }] });
    const read = () =>
      ctx.db
        .select({
          note: customers.note,
          isTaxExempt: customers.isTaxExempt,
          taxExemptReason: customers.taxExemptReason,
        })
        .from(customers)
        .where(eq(customers.tenantId, ctx.tenant.id));
    expect(await read()).toEqual([row]);
    await change({ kind: "customer", selection: { isTaxExempt: true }, change: { isTaxExempt: false } });
    expect(await read()).toEqual([{ note: "Rings twice", isTaxExempt: false, taxExemptReason: "" }]);
  });

  it("writes records of any kind", async () => {
    const menu = { name: "Top", items: [{ label: "Sale", url: "/sale" }] };
    const { id, refused } = await change({
      kind: "record",
      rows: [
        { kind: "menu", name: "top", record: menu },
        { kind: "page", name: "top", record: {} },
      ],
    });
    expect([refused, await refusals(id)]).toEqual([1, [[2, "there is no kind 'page'"]]]);
  });

  it("waits for the rest of its rows", async () => {
    const { id } = await startBulkChange(ctx, { kind: "price", waits: true });
    await addBulkRows(ctx, id, { rows: [{ sku: "MUG", priceMinor: 1 }], isLast: false });
    expect(await toEnd(id)).toBe(false);
    expect(await priceOf(mugId)).toBe(1000);
    await addBulkRows(ctx, id, { rows: [{ sku: "MUG", priceMinor: 2 }], isLast: true });
    await expect(addBulkRows(ctx, id, { rows: [], isLast: true })).rejects.toMatchObject({
      code: "conflict",
    });
    await toEnd(id);
    expect(await findBulkOperation(ctx, id)).toMatchObject({ state: "done", total: 2, refused: 1 });
  });

  it("goes on where it was left: a step that fails leaves nothing of it (rule bulk-3)", async () => {
    const rows = Array.from({ length: 1001 }, () => ({ sku: "MUG", by: 1, reason: "found" }));
    const { id } = await startBulkChange(ctx, { kind: "stock", rows });
    await runStep(ctx, id);
    const killed = ctx.db.transaction(async (tx) => {
      await runStep({ ...ctx, db: tx }, id);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await findBulkOperation(ctx, id)).toMatchObject({ state: "running", done: 1000 });
    await toEnd(id);
    // Of the rows of one step that name the same pieces, one is made.
    expect(await findBulkOperation(ctx, id)).toMatchObject({ state: "done", done: 1001, refused: 999 });
  });

  it("is listed among those that run until it is over (rule office-99)", async () => {
    const running = async () =>
      (await listBulkOperations(ctx, { after: null, limit: 3, isRunning: true })).map(({ id }) => id);
    const { id } = await startBulkChange(ctx, { kind: "price", rows: [{ sku: "MUG", priceMinor: 1 }] });
    expect(await running()).toEqual([id]);
    await toEnd(id);
    expect(await running()).toEqual([]);
  });

  it("ends when it is canceled", async () => {
    const { id } = await startBulkChange(ctx, { kind: "price", rows: [{ sku: "MUG", priceMinor: 1 }] });
    await cancelBulkOperation(ctx, id);
    await toEnd(id);
    expect(await priceOf(mugId)).toBe(1000);
    await expect(cancelBulkOperation(ctx, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it.each([
    ["nothing", { kind: "price" as const }, "rows"],
    ["a selection of nothing", { kind: "price" as const, selection: {} }, "selection"],
    ["a change that is none", { kind: "stock" as const, selection: { all: true }, change: {} }, "change"],
    ["a selection of records", { kind: "record" as const, selection: {} }, "selection"],
  ])("is refused for %s", async (_, asked, field) => {
    await expect(startBulkChange(ctx, asked)).rejects.toMatchObject({
      code: "invalid",
      field: expect.stringContaining(field),
    });
  });

  it("is one of 20 at most", async () => {
    for (let count = 0; count < 20; count++) await startBulkChange(ctx, { kind: "price", waits: true });
    await expect(startBulkChange(ctx, { kind: "price", waits: true })).rejects.toMatchObject({
      code: "too_many",
    });
  });
});

describe("in the name of a key", () => {
  const begun = async () => {
    const key = await addApiKey(ctx, { name: "ERP", scopes: ["catalogue:write"], reach: "business" });
    const actor = acting({
      kind: "owner-key" as const,
      tenantId: ctx.tenant.id,
      keyId: await keyIdOf(),
      shopId: null,
      scopes: ["catalogue:write"] as const,
      sellerId: null,
    });
    const withKey = { ...ctx, actor };
    return { key, withKey, operation: await startBulkChange(withKey, priced) };
  };
  const priced = { kind: "price" as const, rows: [{ sku: "MUG", priceMinor: 800 }] };
  const keyIdOf = async () => {
    const { rows } = await database.pool.query<{ id: string }>("select max(id) as id from api_keys");
    return Number(rows[0]?.id);
  };

  it("changes are recorded", async () => {
    const { operation } = await begun();
    await toEnd(operation.id);
    const written = await ctx.db
      .select({ actor: auditLog.actor })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, ctx.tenant.id), eq(auditLog.subject, "offers")));
    expect(written.map(({ actor }) => actor.kind)).toContain("owner-key");
  });

  it("nothing goes on once it is revoked", async () => {
    const { key, operation } = await begun();
    await revokeApiKey(ctx, { prefix: key.slice(0, 12), sellerId: null });
    await toEnd(operation.id);
    expect(await findBulkOperation(ctx, operation.id)).toMatchObject({
      state: "failed",
      fault: "The key that began this was revoked.",
    });
    expect(await priceOf(mugId)).toBe(1000);
  });

  it("nothing is found that its scopes do not open (rule bulk-6)", async () => {
    const { withKey, operation } = await begun();
    const { id } = await startExport(ctx, { kind: "orders", format: "csv" });
    expect((await listBulkOperations(withKey, { after: null, limit: 10 })).map((one) => one.id)).toEqual([
      operation.id,
    ]);
    await expect(readBulkFile(withKey, id)).rejects.toMatchObject({ code: "not_found" });
  });
});
