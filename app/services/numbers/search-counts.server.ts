// @public

import { sql } from "drizzle-orm";
import { dayOf } from "~/models/numbers/day-range";
import { isRobot } from "~/models/numbers/searches/is-robot";
import { searchedWords } from "~/models/numbers/searches/searched-words";
import type { Shop } from "~/models/shops/shop";
import type { Db } from "../platform/db/pool/open-pool.server";
import { BufferedCounts, type CountedShop, type CountParts } from "../shops/counts/buffered-counts.server";

declare module "../shops/context/request-context.server" {
  interface ProcessServices {
    /** What visitors of this process searched for and did not find. */
    searchCounts: SearchCounts;
  }
}

/** Most different words of a shop and a day that are kept: those searched for most (rule numbers-7). */
const maxOfDay = 1000;
/** Most different words of a shop that wait to be written. */
const maxWaiting = 200;
/** A search of a shop that found nothing, as a page that says so carries it. */
export type MissedSearch = CountedShop & { zone: string; words: string };

/**
 * A search that found nothing, to be counted each time it is answered; null for words that are not counted.
 */
export function missedSearchOf({ id, code, tenant, settings }: Shop, keyword: string): MissedSearch | null {
  const words = searchedWords(keyword);
  const zone = settings.general.time_zone;
  return words === null ? null : { tenantId: tenant.id, shopId: id, code, zone, words };
}

type Counted = { day: string; words: string; searches: number };

/** Counts searches that found nothing (rule numbers-7). */
export class SearchCounts {
  readonly #counts: BufferedCounts<Counted>;

  constructor(private readonly parts: CountParts & { now: () => Date }) {
    const failure = "searches could not be counted";
    this.#counts = new BufferedCounts(parts, { maxWaiting, failure, write });
  }

  /**
   * Counts a search that is answered, unless a robot asked; words too many for their shop are not counted.
   */
  add({ zone, words, ...shop }: MissedSearch, userAgent: string | undefined): void {
    if (isRobot(userAgent)) return;
    const day = dayOf(this.parts.now(), zone);
    this.#counts.add(shop, `${day} ${words}`, (known) => ({
      day,
      words,
      searches: (known?.searches ?? 0) + 1,
    }));
  }

  /** Writes what waits. */
  flush = (): Promise<void> => this.#counts.flush();
}

async function write(db: Db, { tenantId, shopId }: CountedShop, counts: readonly Counted[]): Promise<void> {
  // In one order, so that processes that write the same words wait for each other and never in a circle.
  await db.execute(sql`
    insert into missed_searches (tenant_id, shop_id, day, words, searches)
    select ${tenantId}::uuid, ${shopId}::uuid, c.day, c.words, c.searches
    from unnest(${sql.param(counts.map(({ day }) => day))}::date[],
      ${sql.param(counts.map(({ words }) => words))}::text[],
      ${sql.param(counts.map(({ searches }) => searches))}::int[]) as c (day, words, searches)
    order by c.day, c.words
    on conflict (tenant_id, shop_id, day, words) do update
      set searches = missed_searches.searches + excluded.searches`);
  // An array is read once: joined, what is too much was sorted anew for each row of the day.
  for (const day of new Set(counts.map((count) => count.day)))
    await db.execute(sql`
      delete from missed_searches
      where tenant_id = ${tenantId} and shop_id = ${shopId} and day = ${day}::date and words = any(array(
        select words from missed_searches
        where tenant_id = ${tenantId} and shop_id = ${shopId} and day = ${day}::date
        order by searches desc, words offset ${maxOfDay} for update skip locked))`);
}
