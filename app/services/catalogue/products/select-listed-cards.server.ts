import { sql } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readDb } from "../../platform/db/read-db.server";
import { namedStatement } from "../../platform/db/statements/named-statement.server";
import { sellerOf } from "../listing/listed-product.server";
import {
  type CardContext,
  type CardPage,
  cardPage,
  cardQuery,
  readCard,
  type StoredCard,
} from "../listing/select-cards.server";
import type { Match } from "./find-exact.server";
import type { Matches } from "./find-matches.server";
import { rememberCards } from "./remember-cards.server";

const found = sql`select id, position::int, 0 as item_total, variation_id
  from unnest(${sql.placeholder("ids")}::bigint[], ${sql.placeholder("variationIds")}::bigint[])
    with ordinality as found (id, variation_id, position)`;
const owner = {
  tenantId: sql`${sql.placeholder("tenantId")}`,
  sellerId: sql`${sql.placeholder("sellerId")}`,
};

const everyone = { ...owner, sellerId: null };

const statements = {
  "no-text": namedStatement<StoredCard>("listed_cards", () => cardQuery(owner, found, "no-text")),
  "with-text": namedStatement<StoredCard>("listed_cards_with_text", () =>
    cardQuery(owner, found, "with-text"),
  ),
};
const marketStatements = {
  "no-text": namedStatement<StoredCard>("market_cards", () => cardQuery(everyone, found, "no-text")),
  "with-text": namedStatement<StoredCard>("market_cards_with_text", () =>
    cardQuery(everyone, found, "with-text"),
  ),
};

/**
 * The cards of products that were found, in the order they were found in.
 * @param ctx with `remember`, cards this process knows are not read again
 */
export async function selectListedCards(
  ctx: CardContext,
  visitor: Visitor,
  { matches, itemTotal }: Matches,
  texts: "no-text" | "with-text" = "no-text",
): Promise<CardPage> {
  if (matches.length === 0) return { products: [], itemTotal, tags: [] };
  const read = async (wanted: readonly Match[]) => {
    const sellerId = sellerOf(ctx.shop);
    const statement = (sellerId === null ? marketStatements : statements)[texts];
    const rows = await statement(readDb(ctx.db), {
      tenantId: ctx.tenant.id,
      ...(sellerId === null ? {} : { sellerId }),
      ids: wanted.map(({ id }) => id),
      variationIds: wanted.map(({ variationId }) => variationId),
    });
    return rows.map(readCard);
  };
  const cards = ctx.remember ? await rememberCards(ctx.remember, texts, matches, read) : await read(matches);
  return { ...(await cardPage(ctx, visitor, cards)), itemTotal };
}
