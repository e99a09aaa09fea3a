// @public

import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { readOrderSearch, type TypedPart } from "~/models/orders/order-search-text";
import { guests } from "~/tables/orders/guests";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { holdsByIndex, holdsWords } from "../reading/words-hold.server";
import { authorizeGuests } from "./authorize-guests.server";
import { type Guest, guestColumns } from "./guest-columns.server";

/** So many of the newest guests are read word by word before the index is asked, as of orders. */
const newest = 3000;

/**
 * The shop's guests in whose email, names and telephone all parts of a text stand, the newest first (rule
 * office-97). An empty text finds all.
 * @param page at most `limit` guests with an id below `after`
 * @throws AppError `forbidden`
 */
export async function searchGuests(
  ctx: ShopContext,
  text: string,
  { after, limit }: { after: number | null; limit: number },
): Promise<Guest[]> {
  await authorizeGuests(ctx, "view");
  const parts = partsOf(ctx, text);
  if (parts === null) return [];
  const older = and(ofShop(ctx), after === null ? undefined : lt(guests.id, after));
  const read = (where: SQL | undefined) =>
    ctx.db.select(guestColumns).from(guests).where(and(older, where)).orderBy(desc(guests.id)).limit(limit);
  if (parts.length === 0) return read(undefined);
  const oldest = await oldestOfNewest(ctx, older);
  const found = await read(and(sql`${guests.id} >= ${oldest ?? 0}`, holdsWords(parts)));
  return oldest === null || found.length === limit ? found : read(holdsByIndex(ctx.tenant.id, parts));
}

/** How many of the shop's guests a text finds, counted up to a bound. @throws AppError `forbidden` */
export async function countGuests(ctx: ShopContext, text: string, atMost: number): Promise<number> {
  await authorizeGuests(ctx, "view");
  const parts = partsOf(ctx, text);
  if (parts === null) return 0;
  const count = async (where: SQL | undefined) => {
    const found = ctx.db
      .select({ one: sql`1` })
      .from(guests)
      .where(and(ofShop(ctx), where))
      .limit(atMost);
    const [row] = await ctx.db.select({ count: sql<number>`count(*)::int` }).from(found.as("found"));
    return row?.count ?? 0;
  };
  if (parts.length === 0) return count(undefined);
  const oldest = await oldestOfNewest(ctx, ofShop(ctx));
  const among = await count(and(sql`${guests.id} >= ${oldest ?? 0}`, holdsWords(parts)));
  if (oldest === null) return among;
  // What many have is counted one by one, which ends soon; the index would read all of them first.
  return count(among * 8 > newest ? holdsWords(parts) : holdsByIndex(ctx.tenant.id, parts));
}

const ofShop = ({ tenant, shop }: ShopContext): SQL | undefined =>
  and(eq(guests.tenantId, tenant.id), eq(guests.shopId, shop.id));

/** The id where the newest guests begin; null where there are no others. */
async function oldestOfNewest({ db }: ShopContext, where: SQL | undefined): Promise<number | null> {
  const page = db.select({ id: guests.id }).from(guests).where(where).orderBy(desc(guests.id));
  const [row] = await page.offset(newest).limit(1);
  return row?.id ?? null;
}

/** None for an empty text, null for one that says nothing. */
function partsOf({ tenant }: ShopContext, text: string): readonly TypedPart[] | null {
  if (text.trim() === "") return [];
  const { parts } = readOrderSearch(text, tenant.currency);
  return parts.length > 0 ? parts : null;
}
