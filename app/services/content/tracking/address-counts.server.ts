// @public

import { sql } from "drizzle-orm";
import { cutText } from "~/models/platform/text/storable-text";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { Log } from "../../platform/log/log.server";
import type { RequestContext } from "../../shops/context/request-context.server";

declare module "../../shops/context/request-context.server" {
  interface ProcessServices {
    /** How often this process was asked for old addresses and missing ones. */
    addressCounts: AddressCounts;
  }
}

/** Most missed addresses of a shop: the latest (rule addresses-9). */
const maxMissed = 1000;
/** What is kept of a longer missed address, characters. */
const maxLength = 300;
/** Most addresses of a shop that wait to be written. */
const maxWaiting = 500;
/** How long a count waits to be written with others, ms. */
const waitMs = 2_000;

type Kind = "redirected" | "missed";

/** `requestId` of the request counted last: a page may be rendered twice for one. */
type Waiting = { kind: Kind; path: string; hits: number; lastAt: Date; requestId: string };

type ShopWaiting = { tenantId: string; code: string; counts: Map<string, Waiting> };

/**
 * Counts which old and missing addresses are asked for (rule addresses-9). Counts wait in memory and are
 * written together, so that an answer waits for none and a flood of made-up addresses costs one statement at
 * a time.
 */
export class AddressCounts {
  #shops = new Map<string, ShopWaiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: { db: Db; dbOf?: ((tenantId: string) => Db) | undefined; log: Log }) {}

  /** Counts that an address was asked for; one too many for its shop is not counted. */
  add(
    { tenant, shop, now, requestId }: Pick<RequestContext, "tenant" | "shop" | "now" | "requestId">,
    kind: Kind,
    address: string,
  ): void {
    const path = kind === "missed" ? cutText(address, maxLength) : address;
    const { counts } = this.#waitingOf(tenant.id, shop);
    const key = `${kind} ${path}`;
    const known = counts.get(key);
    if (known?.requestId === requestId || (!known && counts.size >= maxWaiting)) return;
    counts.set(key, { kind, path, hits: (known?.hits ?? 0) + 1, lastAt: now(), requestId });
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref();
  }

  /** Writes what waits. What cannot be written is logged and forgotten. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const shops = [...this.#shops];
    this.#shops = new Map();
    for (const [shopId, { tenantId, code, counts }] of shops)
      try {
        await this.#write(tenantId, shopId, [...counts.values()]);
      } catch (error) {
        this.parts.log.error("addresses could not be counted", { shop: code, error });
      }
  }

  #waitingOf(tenantId: string, { id, code }: { id: string; code: string }): ShopWaiting {
    const waiting = this.#shops.get(id) ?? { tenantId, code, counts: new Map<string, Waiting>() };
    this.#shops.set(id, waiting);
    return waiting;
  }

  async #write(tenantId: string, shopId: string, counts: readonly Waiting[]): Promise<void> {
    const db = this.parts.dbOf?.(tenantId) ?? this.parts.db;
    const column = <Value>(read: (count: Waiting) => Value) => sql.param(counts.map(read));
    // In one order, so that processes that write the same addresses wait for each other and never in a
    // circle.
    await db.execute(sql`
      insert into address_hits (tenant_id, shop_id, kind, path, hits, last_at)
      select ${tenantId}::uuid, ${shopId}::uuid, c.kind, c.path, c.hits, c.last_at
      from unnest(${column(({ kind }) => kind)}::text[], ${column(({ path }) => path)}::text[],
        ${column(({ hits }) => hits)}::bigint[], ${column(({ lastAt }) => lastAt.toISOString())}::timestamptz[])
        as c (kind, path, hits, last_at)
      order by c.kind, c.path
      on conflict (tenant_id, shop_id, kind, path) do update
        set hits = address_hits.hits + excluded.hits, last_at = greatest(address_hits.last_at, excluded.last_at)`);
    if (!counts.some(({ kind }) => kind === "missed")) return;
    // An array is read once: joined, what is too much was sorted anew for each missed address.
    await db.execute(sql`
      delete from address_hits
      where tenant_id = ${tenantId} and shop_id = ${shopId} and kind = 'missed' and path = any(array(
        select path from address_hits
        where tenant_id = ${tenantId} and shop_id = ${shopId} and kind = 'missed'
        order by last_at desc, path offset ${maxMissed} for update skip locked))`);
  }
}
