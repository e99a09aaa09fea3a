import { type SQL, sql } from "drizzle-orm";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readDb } from "../../platform/db/read-db.server";
import { spokenStatement } from "../../shops/translations/spoken-statement.server";
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
const tenantId = sql`${sql.placeholder("tenantId")}`;
const ofSeller = (language: SQL | null) => ({
  tenantId,
  sellerId: sql`${sql.placeholder("sellerId")}`,
  language,
});
const ofEveryone = (language: SQL | null) => ({ tenantId, sellerId: null, language });

const statements = {
  "no-text": spokenStatement<StoredCard>("listed_cards", (language) =>
    cardQuery(ofSeller(language), found, "no-text"),
  ),
  "with-text": spokenStatement<StoredCard>("listed_cards_with_text", (language) =>
    cardQuery(ofSeller(language), found, "with-text"),
  ),
};
const marketStatements = {
  "no-text": spokenStatement<StoredCard>("market_cards", (language) =>
    cardQuery(ofEveryone(language), found, "no-text"),
  ),
  "with-text": spokenStatement<StoredCard>("market_cards_with_text", (language) =>
    cardQuery(ofEveryone(language), found, "with-text"),
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
    const rows = await statement(
      { db: readDb(ctx.db), shop: ctx.shop },
      {
        tenantId: ctx.tenant.id,
        ...(sellerId === null ? {} : { sellerId }),
        ids: wanted.map(({ id }) => id),
        variationIds: wanted.map(({ variationId }) => variationId),
      },
    );
    return rows.map((row) => readCard(row, ctx.shop));
  };
  const cards = ctx.remember ? await rememberCards(ctx.remember, texts, matches, read) : await read(matches);
  return { ...(await cardPage(ctx, visitor, cards)), itemTotal };
}
