// @public

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ConversationType } from "~/models/conversations/conversation-type";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { conversationSubject } from "~/models/conversations/messages/conversation-subject";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { conversations } from "~/tables/conversations/conversations";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { isWithin, type RowSearch } from "../../shops/search/holds-words.server";
import { readSubjects } from "../messages/read-subjects.server";
import { conversationHolds } from "./conversation-words.server";

/** A conversation in the store's inbox. */
export type InboxItem = {
  id: number;
  title: string;
  customerName: string;
  isUnread: boolean;
  isResolved: boolean;
  isAboutProduct: boolean;
  lastMessageAt: Date;
  /** What it is found again by: the moment of its newest message as PostgreSQL writes it, and its id. */
  cursor: InboxCursor;
};

/** See {@link InboxItem}. */
type InboxCursor = { at: string; id: number };

/**
 * A shop's conversations for its staff, for a seller's staff those of their seller alone, the one with the
 * newest message first (rules conversations-1 and actors-10).
 * @param page at most `limit` conversations, after one, about what `types` name, with words and last messages
 * that are looked for
 * @throws AppError `not_found` for other actors
 */
export async function listInbox(
  ctx: ShopContext,
  {
    isUnread,
    limit,
    after = null,
    types,
    ...search
  }: {
    isUnread: boolean;
    limit: number;
    after?: InboxCursor | null;
    types?: readonly ConversationType[];
  } & RowSearch,
): Promise<InboxItem[]> {
  const { tenant, shop } = ctx;
  const actor = await ctx.actor();
  const ownId = sellerOfActor(actor);
  const any = { tenantId: tenant.id, shopId: shop.id, id: null, customerId: null };
  authorize(actor, "view", conversationSubject({ ...any, sellerId: ownId ?? shop.sellerId }));
  const { lastMessageAt, id } = conversations;
  const found = await ctx.db
    .select({ row: conversations, at: sql<string>`${lastMessageAt}::text` })
    .from(conversations)
    .where(
      and(
        ofShop(conversations, ctx),
        ownId === null ? undefined : eq(conversations.sellerId, ownId),
        isUnread ? eq(conversations.isStoreUnread, true) : undefined,
        types ? inArray(conversations.type, types) : undefined,
        conversationHolds(tenant.id, search.text),
        isWithin(lastMessageAt, search),
        after ? sql`(${lastMessageAt}, ${id}) < (${after.at}::timestamptz, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(limit);
  const subjects = await readSubjects(
    ctx,
    found.map(({ row }) => row),
  );
  return found.map(({ row, at }, place) => {
    const subject = subjects[place];
    return {
      id: row.id,
      customerName: row.customerName,
      isUnread: row.isStoreUnread,
      isResolved: row.isResolved,
      isAboutProduct: row.type === "Product",
      title: subject ? subjectTitle(subject) : row.subject,
      lastMessageAt: row.lastMessageAt,
      cursor: { at, id: row.id },
    };
  });
}
