// @public

import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { conversationLimits } from "~/models/conversations/conversation-limits";
import type { ConversationItem } from "~/models/conversations/conversation-view";
import { formatDateTime } from "~/models/platform/date/format-date";
import { authorize } from "~/models/shops/actors/authorize";
import { conversations, messages } from "~/tables/conversations/conversations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readSubjects } from "../messages/read-subjects.server";

/** Characters of the last message that a list shows. */
const previewLength = 140;

/** A page of a customer's conversations, the one with the newest message first. `page` counts from 1. */
export async function listConversations(
  ctx: ShopContext,
  customerId: number,
  page: number,
): Promise<{ conversations: ConversationItem[]; total: number }> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  const own = and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.customerId, customerId));
  const [counted] = await ctx.db.select({ total: count() }).from(conversations).where(own);
  const rows = await ctx.db
    .select()
    .from(conversations)
    .where(own)
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(conversationLimits.perPage)
    .offset((Math.max(1, page) - 1) * conversationLimits.perPage);
  const subjects = await readSubjects(ctx, rows);
  const lastIds = rows.map((row) => Math.max(row.lastCustomerMessageId, row.lastStoreMessageId));
  const previews = await readPreviews(ctx, lastIds);
  const zone = ctx.shop.settings.general.time_zone;
  const items = rows.map((row, at) => ({
    id: row.id,
    isUnread: row.isCustomerUnread,
    isResolved: row.isResolved,
    subject: subjects[at] ?? ({ type: "Customer", text: row.subject } as const),
    preview: previews.get(lastIds[at] ?? 0) ?? "",
    at: row.lastMessageAt.toISOString(),
    atText: formatDateTime(row.lastMessageAt, zone),
  }));
  return { conversations: items, total: counted?.total ?? 0 };
}

async function readPreviews(ctx: ShopContext, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: messages.id, text: sql<string>`left(${messages.content}, ${previewLength})` })
    .from(messages)
    .where(and(eq(messages.tenantId, ctx.tenant.id), inArray(messages.id, ids)));
  return new Map(rows.map(({ id, text }) => [id, text]));
}
