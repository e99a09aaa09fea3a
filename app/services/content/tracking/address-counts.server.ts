// @public

import { sql } from "drizzle-orm";
import { cutText } from "~/models/platform/text/storable-text";
import type { Db } from "../../platform/db/pool/open-pool.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { BufferedCounts, type CountedShop, type CountParts } from "../../shops/counts/buffered-counts.server";

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
type Kind = "redirected" | "missed";

/** `requestId` of the request counted last: a page may be rendered twice for one. */
type Waiting = { kind: Kind; path: string; hits: number; lastAt: Date; requestId: string };

/** Counts which old and missing addresses are asked for (rule addresses-9). */
export class AddressCounts {
  readonly #counts: BufferedCounts<Waiting>;

  constructor(parts: CountParts) {
    const failure = "addresses could not be counted";
    this.#counts = new BufferedCounts(parts, { maxWaiting, failure, write });
  }

  /** Counts that an address was asked for; one too many for its shop is not counted. */
  add(
    { tenant, shop, now, requestId }: Pick<RequestContext, "tenant" | "shop" | "now" | "requestId">,
    kind: Kind,
    address: string,
  ): void {
    const path = kind === "missed" ? cutText(address, maxLength) : address;
    const counted = { tenantId: tenant.id, shopId: shop.id, code: shop.code };
    this.#counts.add(counted, `${kind} ${path}`, (known) =>
      known?.requestId === requestId
        ? null
        : { kind, path, hits: (known?.hits ?? 0) + 1, lastAt: now(), requestId },
    );
  }

  /** Writes what waits. */
  flush = (): Promise<void> => this.#counts.flush();
}

async function write(db: Db, { tenantId, shopId }: CountedShop, counts: readonly Waiting[]): Promise<void> {
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
