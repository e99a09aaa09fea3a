// @public

import { type SentMail, sentMails } from "~/models/orders/mail/sent-mails";
import { AppError } from "~/models/platform/error/app-error";
import type { Mail } from "~/models/platform/mail/mail";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findOrder } from "../reading/find-order.server";
import { loadOrder } from "../reading/load-order.server";
import { orderSubject } from "../states/order-subject";
import { renderOrderMail } from "./render-order-mail.server";

type MailContext = ShopContext & { secret: string; origin: string };

/** A mail that was sent, as it is now. */
export type OrderMail = SentMail & Pick<Mail, "subject" | "to" | "html">;

/**
 * The mails that an order's shopper got, the newest first, each as the order makes it now (rule orders-23).
 * @throws AppError `not_found`, `forbidden`
 */
export async function listOrderMails(ctx: MailContext, orderId: string): Promise<OrderMail[]> {
  const mails = await requireMails(ctx, orderId);
  const rendered = await Promise.all(mails.map((mail) => rendering(ctx, orderId, mail)));
  return rendered.flatMap((mail) => mail ?? []);
}

/**
 * One of them.
 * @throws AppError `not_found`, also for a mail that was not sent, `forbidden`
 */
export async function readOrderMail(
  ctx: MailContext,
  orderId: string,
  named: { kind: string; subjectId: string },
): Promise<OrderMail> {
  const mails = await requireMails(ctx, orderId);
  const found = mails.find(({ kind, subjectId }) => kind === named.kind && subjectId === named.subjectId);
  const mail = found && (await rendering(ctx, orderId, found));
  if (!mail) throw new AppError("not_found", "This mail was not sent.");
  return mail;
}

async function requireMails(ctx: MailContext, orderId: string): Promise<SentMail[]> {
  authorize(await ctx.actor(), "reply", orderSubject(await findOrder(ctx, orderId)));
  const order = await loadOrder(ctx, orderId);
  if (!order) throw new AppError("not_found", "We couldn’t find this order.");
  return sentMails(order);
}

async function rendering(ctx: MailContext, orderId: string, sent: SentMail): Promise<OrderMail | null> {
  const mail = await renderOrderMail(ctx, orderId, sent);
  return mail && { ...sent, subject: mail.subject, to: mail.to, html: mail.html };
}
