import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { TypedPart } from "~/models/orders/order-search-text";
import { orderTexts } from "~/tables/orders/order-texts";
import { orders } from "~/tables/orders/orders";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { holdsByIndex, holdsWord, holdsWords } from "./words-hold.server";

/** So many of the newest orders are read word by word before the index is asked. */
const newest = 3000;

/** So many are read at most where the newest promise that a page is full before. */
const further = 24_000;

/** Where a page of orders ended: the moment in microseconds as PostgreSQL writes it, and the id. */
export type OrderCursor = { at: string; id: string };

/** What is asked of orders by their words; `ofText` is a condition on these, the others on orders. */
export type TextSearch = {
  tenantId: string;
  parts: readonly TypedPart[];
  /** Where and when they were placed. */
  ofText: SQL | undefined;
  /** All else; absent where nothing else is asked. */
  ofOrder: SQL | undefined;
  /** What an order must be once its words fit: too few are it to look among the newest for it. */
  ofHit: SQL | undefined;
};

/**
 * The places of orders whose words hold all parts, the newest first (rule orders-24). What many orders hold
 * fills a page from the newest ones; what few hold is found by the index of words. Each way alone would be
 * slow for the other.
 */
export async function ordersByText(
  db: Db,
  search: TextSearch,
  { after, limit }: { after: OrderCursor | null; limit: number },
): Promise<OrderCursor[]> {
  const { read, hits, rare } = await readNewest(db, search, after, limit);
  if (hits.length === limit || read < newest) return hits;
  if (!search.ofOrder && isFullSoon(hits.length, limit)) {
    const found = await rowsOf<OrderCursor>(db, readFurther(search, after, limit));
    if (found.length === limit) return found;
  }
  return rowsOf(db, sql`select id, at::text from (${askIndex(search, rare, after)}) as hits limit ${limit}`);
}

/**
 * Whether a page is full well before as many are read as may be. The index would read all that hold each of
 * the words, which takes longer where many do.
 */
const isFullSoon = (hits: number, limit: number): boolean => hits * further >= 1.2 * limit * newest;

/** How many there are, counted up to a bound. */
export async function countByText(db: Db, search: TextSearch, atMost: number): Promise<number> {
  const { read, hits, rare } = await readNewest(db, search, null, newest);
  if (read < newest) return Math.min(hits.length, atMost);
  const found = hits.length * 8 > newest ? readAll(search) : askIndex(search, rare, null);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select 1 from (${found}) as hits limit ${atMost}) as counted`,
  );
  return row?.count ?? 0;
}

const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const { rows } = await db.execute(statement);
  return rows as Row[];
};

/**
 * Those of the newest orders that hold all parts, how many were read for them, and the words that few of
 * them hold.
 */
async function readNewest(db: Db, search: TextSearch, after: OrderCursor | null, limit: number) {
  const { tenantId, parts, ofText, ofOrder, ofHit } = search;
  const texts = sql`select order_id as id, created_at as at, words from order_texts
    where ${and(sql`${orderTexts.tenantId} = ${tenantId}`, ofText, beyond(orderTexts.createdAt, orderTexts.orderId, after))}
    order by created_at desc, order_id desc limit ${newest}`;
  const ofOrders = sql`select o.id, o.at, t.words from (
      select id, created_at as at from orders
      where ${and(sql`${orders.tenantId} = ${tenantId}`, ofOrder, beyond(orders.createdAt, orders.id, after))}
      order by created_at desc, id desc limit ${newest}) as o
    join order_texts t on t.tenant_id = ${tenantId} and t.order_id = o.id`;
  const words = [...new Set(parts.flat(2))];
  const holding = sql.join(
    words.map((word) => sql`count(*) filter (where ${holdsWord(word)})`),
    sql`, `,
  );
  const rows = await rowsOf<{ read: number; holding: number[]; id: string | null; at: string }>(
    db,
    sql`with newest as materialized (${ofOrder ? ofOrders : texts})
      select (select count(*)::int from newest) as read,
        (select array[${holding}]::int[] from newest) as holding, hits.id, hits.at::text
      from (values (1)) as one left join
        (select texts.id, texts.at from (select id, at from newest where ${holdsWords(parts)}) as texts
          ${joinOrder(search, ofHit)} order by texts.at desc, texts.id desc limit ${limit}) as hits on true
      order by hits.at desc, hits.id desc`,
  );
  const hits = rows.flatMap(({ id, at }) => (id === null ? [] : [{ id, at }]));
  const counts = rows[0]?.holding ?? [];
  const rare = new Set(words.filter((_, at) => (counts[at] ?? 0) * 50 < newest));
  return { read: rows[0]?.read ?? 0, hits, rare };
}

/** The newest that hold all parts, read one by one until a page is full. */
function readFurther(search: TextSearch, after: OrderCursor | null, limit: number): SQL {
  const { tenantId, parts, ofText, ofHit } = search;
  const older = beyond(orderTexts.createdAt, orderTexts.orderId, after);
  return sql`select texts.id, texts.at::text from (select id, at from (
      select order_id as id, created_at as at, words from order_texts
      where ${and(sql`${orderTexts.tenantId} = ${tenantId}`, ofText, older)}
      order by created_at desc, order_id desc limit ${further}) as read
      where ${holdsWords(parts)}) as texts
    ${joinOrder(search, ofHit)} order by texts.at desc, texts.id desc limit ${limit}`;
}

/** Orders that hold all parts, read one by one: where many do, enough are found soon. */
const readAll = (search: TextSearch): SQL =>
  sql`select 1 from (select order_id as id from order_texts
    where ${and(sql`${orderTexts.tenantId} = ${search.tenantId}`, search.ofText, holdsWords(search.parts))}) as texts
    ${joinOrder(search, and(search.ofOrder, search.ofHit))}`;

/**
 * Orders that hold all parts, by the index: the one way that does not read the others. It is asked for the
 * rare words alone where there are any, because it reads all that hold a word.
 */
function askIndex(search: TextSearch, rare: ReadonlySet<string>, after: OrderCursor | null): SQL {
  const { tenantId, parts, ofText, ofOrder, ofHit } = search;
  const asked = rarePartsOf(parts, rare);
  const holds = and(holdsByIndex(tenantId, asked), holdsWords(parts));
  const older = beyond(orderTexts.createdAt, orderTexts.orderId, after);
  return sql`select texts.id, texts.at from (
      select order_id as id, created_at as at from order_texts
      where ${and(sql`${orderTexts.tenantId} = ${tenantId}`, ofText, older, holds)}
      order by created_at desc, order_id desc) as texts
    ${joinOrder(search, and(ofOrder, ofHit))} order by texts.at desc, texts.id desc`;
}

/** The order of a text, looked up by its key, where it fits. */
const joinOrder = ({ tenantId }: TextSearch, fits: SQL | undefined): SQL =>
  fits
    ? sql`cross join lateral (select from orders
        where ${and(sql`${orders.tenantId} = ${tenantId}`, sql`${orders.id} = texts.id`, fits)} offset 0) as found`
    : sql``;

const beyond = (at: AnyPgColumn, id: AnyPgColumn, after: OrderCursor | null): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined;

/** The parts each way of which has a rare word, with these alone; all where there is none. */
function rarePartsOf(parts: readonly TypedPart[], rare: ReadonlySet<string>): readonly TypedPart[] {
  const found = parts
    .map((ways) => ways.map((words) => words.filter((word) => rare.has(word))))
    .filter((ways) => ways.every((words) => words.length > 0));
  return found.length > 0 ? found : parts;
}
