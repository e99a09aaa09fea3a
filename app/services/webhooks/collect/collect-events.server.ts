import { and, eq, sql } from "drizzle-orm";
import { webhookCursors, webhooks } from "~/tables/webhooks/webhooks";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type FoundEvent, readRecordedEvents, readWrittenEvents } from "./read-changes.server";
import { readEntities } from "./read-entities.server";

/** Clocks of machines differ by less, ms: as much is read twice and written once. */
const overlapMs = 60_000;

/**
 * Turns what changed since the last time into events, and plans their deliveries (rule webhooks-1). It reads
 * what orders and owners leave behind anyway, so they wait for nothing. Only one process does it at a time.
 * @returns whether the shop has webhooks at all
 */
export async function collectEvents(ctx: ShopContext): Promise<boolean> {
  const active = await ctx.db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(ofShop(webhooks, ctx), eq(webhooks.state, "active")))
    .limit(1);
  if (active.length === 0) return false;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const since = await holdCursor(inner);
    if (!since) return;
    const horizon = await readHorizon(inner);
    const from = new Date(since.getTime() - overlapMs);
    const found = [...(await readRecordedEvents(inner, from)), ...(await readWrittenEvents(inner, from))];
    await writeEvents(
      inner,
      found.sort((a, b) => a.at.getTime() - b.at.getTime()),
    );
    await tx
      .update(webhookCursors)
      .set({ collectedUntil: sql`greatest(collected_until, ${horizon.toISOString()}::timestamptz)` })
      .where(ofShop(webhookCursors, inner));
  });
  return true;
}

/** Null when another process is at it. */
async function holdCursor(ctx: ShopContext): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ until: webhookCursors.collectedUntil })
    .from(webhookCursors)
    .where(ofShop(webhookCursors, ctx))
    .for("update", { skipLocked: true });
  return row?.until ?? null;
}

/**
 * Up to which moment all is committed. A long import carries the moment it began: until it ends, what came
 * since is read again.
 */
async function readHorizon({ db }: ShopContext): Promise<Date> {
  const { rows } = await db.execute<{ horizon: string }>(sql`
    select coalesce(min(xact_start), now()) as horizon from pg_stat_activity
    where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`);
  return new Date(rows[0]?.horizon ?? 0);
}

async function writeEvents(ctx: ShopContext, found: readonly FoundEvent[]): Promise<void> {
  const entities = new Map<string, Awaited<ReturnType<typeof readEntities>>>();
  for (const kind of new Set(found.map((event) => event.kind))) {
    const ids = found.filter((event) => event.kind === kind).map(({ id }) => id);
    entities.set(kind, await readEntities(ctx, kind, ids));
  }
  const rows = found.flatMap(({ key, at, type, kind, id }, place) => {
    const known = entities.get(kind)?.get(id);
    // Of a product that was removed since, only its id is sent.
    const gone = kind === "product" ? { entity: `product:${id}`, data: { id: Number(id) } } : undefined;
    const { entity, data } = known ?? gone ?? {};
    if (!entity) return [];
    const body = JSON.stringify({ type, timestamp: at, data });
    return { place, key, type, entity, at: at.toISOString(), body };
  });
  if (rows.length === 0) return;
  await ctx.db.execute(sql`
    with told as (
      insert into webhook_events (tenant_id, shop_id, key, type, entity, body, created_at)
      select ${ctx.tenant.id}::uuid, ${ctx.shop.id}::uuid, e.key, e.type, e.entity, e.body, e.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e (place int, key text, type text, entity text, at timestamptz, body text)
      order by e.place
      on conflict (tenant_id, shop_id, key) do nothing
      returning id, type, entity, created_at)
    insert into webhook_deliveries (tenant_id, webhook_id, event_id, entity, due_at)
    select w.tenant_id, w.id, t.id, t.entity, ${ctx.now().toISOString()}::timestamptz
    from told t
    join webhooks w on w.tenant_id = ${ctx.tenant.id} and w.shop_id = ${ctx.shop.id}
      and w.types ? t.type and w.created_at <= t.created_at`);
}
