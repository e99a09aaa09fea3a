import { and, asc, eq, gt, sql } from "drizzle-orm";
import { otherSide } from "~/models/conversations/conversation-type";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { messageMail } from "~/models/conversations/messages/message-mail";
import { contactEmail } from "~/models/shops/mail/contact-email";
import { mailUrl, officeUrl } from "~/models/shops/mail/mail-url";
import { conversationPath, guestConversationPath } from "~/paths/conversations";
import { adminConversationPath } from "~/paths/staff";
import { customers } from "~/tables/accounts/customers";
import { conversations, messages } from "~/tables/conversations/conversations";
import { unsubscribeUrl } from "../../accounts/mail-preferences/unsubscribe.server";
import { wantsMail } from "../../accounts/mail-preferences/wants-mail.server";
import { findSellerMailbox } from "../../marketplace/find-seller-mailbox.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { readSubjects } from "../messages/read-subjects.server";

/** Messages one mail quotes. */
const mostTexts = 20;

/** Mails one side what the other wrote, unless it was read or mailed meanwhile (rule conversations-9). */
export const sendMessageMailJob: JobHandler<"send-message-mail"> = async (
  deps,
  { shopId, conversationId, reader },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const key = and(eq(conversations.tenantId, ctx.tenant.id), eq(conversations.id, conversationId));
  const [row] = await ctx.db.select().from(conversations).where(key);
  if (!row) return;
  const isForStore = reader === "Store";
  const known = isForStore
    ? Math.max(row.storeReadId, row.storeMailedId)
    : Math.max(row.customerReadId, row.customerMailedId);
  const written = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.tenantId, ctx.tenant.id),
        eq(messages.conversationId, conversationId),
        eq(messages.side, otherSide(reader)),
        gt(messages.id, known),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(mostTexts);
  const last = written.at(-1);
  const shopEmail = contactEmail(ctx.shop);
  const to = isForStore ? (await findSellerMailbox(ctx, row.sellerId)) || shopEmail : await emailOf(ctx, row);
  if (!last || !to) return;
  if (!isForStore && !(await wantsMail(ctx, row.customerId, "messages"))) return;
  const [subject] = await readSubjects(ctx, [row]);
  const isGuest = row.customerId === null;
  const subjectOfKey = { kind: "conversation", shopId, id: String(conversationId) } as const;
  const url = isForStore
    ? officeUrl(ctx, adminConversationPath(conversationId))
    : isGuest
      ? mailUrl(ctx, guestConversationPath(conversationId, signLink(deps.secret, subjectOfKey)))
      : mailUrl(ctx, conversationPath(conversationId));
  await sendMail(
    deps,
    messageMail(mailShopOf(ctx), {
      to,
      reader,
      isGuest,
      conversationId,
      lastId: last.id,
      authorName: last.authorName,
      title: subject ? subjectTitle(subject) : row.subject,
      texts: written.map(({ content }) => content),
      url,
      ...(isForStore || row.customerId === null
        ? {}
        : {
            unsubscribeUrl: unsubscribeUrl(
              { ...ctx, secret: deps.secret },
              { kind: "messages", id: String(row.customerId) },
            ),
          }),
    }),
  );
  const column = isForStore ? conversations.storeMailedId : conversations.customerMailedId;
  const mailedId = sql`greatest(${column}, ${last.id}::bigint)`;
  await ctx.db
    .update(conversations)
    .set(isForStore ? { storeMailedId: mailedId } : { customerMailedId: mailedId })
    .where(key);
};

async function emailOf(
  ctx: ShopContext,
  { customerId, guestEmail }: typeof conversations.$inferSelect,
): Promise<string> {
  if (customerId === null) return guestEmail;
  const [customer] = await ctx.db
    .select({ email: customers.email })
    .from(customers)
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  return customer?.email ?? "";
}
