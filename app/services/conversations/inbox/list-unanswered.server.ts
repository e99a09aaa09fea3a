// @public

import { and, eq, inArray, sql } from "drizzle-orm";
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

/** When the customer wrote the first message that the store has neither read nor answered. */
const waitsSince = sql`coalesce(
  (select m.created_at from messages m
    where m.tenant_id = conversations.tenant_id and m.conversation_id = conversations.id
      and m.side = 'Customer'
      and m.id > greatest(conversations.store_read_id, conversations.last_store_message_id)
    order by m.id limit 1),
  conversations.last_message_at)`;

/**
 * A shop's conversations with a message that the store has not read, for a seller's staff those of their
 * seller alone, the longest wait first (rule actors-10).
 * @param search narrows them by words, and by when they began to wait
 * @throws AppError `not_found` for other actors
 */
export async function listUnanswered(
  ctx: ShopContext,
  { types, limit, ...search }: { types: readonly ConversationType[]; limit: number } & RowSearch,
) {
  const { tenant, shop } = ctx;
  const actor = await ctx.actor();
  const ownId = sellerOfActor(actor);
  const any = { tenantId: tenant.id, shopId: shop.id, id: null, customerId: null };
  authorize(actor, "view", conversationSubject({ ...any, sellerId: ownId ?? shop.sellerId }));
  const found = await ctx.db
    .select({ row: conversations, since: waitsSince.mapWith(conversations.lastMessageAt) })
    .from(conversations)
    .where(
      and(
        ofShop(conversations, ctx),
        eq(conversations.isStoreUnread, true),
        inArray(conversations.type, types),
        ownId === null ? undefined : eq(conversations.sellerId, ownId),
        conversationHolds(tenant.id, search.text),
        isWithin(waitsSince, search),
      ),
    )
    .orderBy(waitsSince, conversations.id)
    .limit(limit);
  const subjects = await readSubjects(
    ctx,
    found.map(({ row }) => row),
  );
  return found.map(({ row, since }, place) => {
    const subject = subjects[place];
    return {
      id: row.id,
      customerName: row.customerName,
      title: subject ? subjectTitle(subject) : row.subject,
      since: since as Date,
    };
  });
}
