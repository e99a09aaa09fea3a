// @public

import { orderMail } from "~/models/orders/mail/order-mail/order-mail";
import type { OrderMailKind } from "~/models/orders/mail/order-mail/order-mail-kind";
import type { MailedOrder } from "~/models/orders/mail/order-mail/order-mail-parts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { withdrawalNotice } from "~/models/orders/withdrawal/withdrawal-notice";
import { mayWithdraw } from "~/models/orders/withdrawal/withdrawal-right";
import type { Mail } from "~/models/platform/mail/mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { orderInvoicePath, orderPath, orderTrackingPath, withdrawPath } from "~/paths";
import { registerPath } from "~/paths/account";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { withTexts } from "../../shops/texts/with-texts.server";
import { listOrderDownloads } from "../downloads/list-downloads.server";
import { loadOrder } from "../reading/load-order.server";
import { loadPlacedTogether } from "../reading/load-placed-together.server";

/**
 * A mail about an order, made of the order as it is now, with links that open it for its reader (rules
 * orders-5 and orders-9). It does not check rights.
 * @param about `again` names a mail that is sent once more, as another message; empty for the first
 * @returns null for an order that is gone, and where what it is about is not known
 */
export const renderOrderMail = (ctx: MailContext, orderId: string, about: AboutMail): Promise<Mail | null> =>
  withTexts(textsOf(ctx.shop), () => render(ctx, orderId, about));

type MailContext = ShopContext & { secret: string; origin: string };
type AboutMail = { kind: OrderMailKind; subjectId: string; again?: string };

async function render(
  ctx: MailContext,
  orderId: string,
  { kind, subjectId, again = "" }: AboutMail,
): Promise<Mail | null> {
  const order = await loadOrder(ctx, orderId);
  if (!order) return null;
  const shopId = ctx.shop.id;
  const keyOf = (id: string) => signLink(ctx.secret, { kind: "order", shopId, id });
  const mailed = async (one: OrderView): Promise<MailedOrder> => ({
    order: one,
    downloads: await listOrderDownloads(ctx, one.id),
    orderUrl: mailUrl(ctx, orderPath(one.id, keyOf(one.id))),
  });
  const confirms = kind === "placed" || kind === "paid";
  const [first = order, ...others] = confirms ? await loadPlacedTogether(ctx, order) : [order];
  const beside: MailedOrder[] = [];
  for (const other of others) beside.push(await mailed(other));
  const mail = orderMail({
    kind,
    subjectId,
    ...(await mailed(first)),
    beside,
    shop: mailShopOf(ctx),
    ownWords: ctx.shop.settings.mails[kind],
    trackingUrl: mailUrl(ctx, orderTrackingPath(first.id, keyOf(first.id))),
    registerUrl: mailUrl(ctx, registerPath()),
    ...(ctx.shop.settings.invoices.in_mails && first.invoice && others.length === 0
      ? { invoiceUrl: mailUrl(ctx, orderInvoicePath(first.id, keyOf(first.id))) }
      : {}),
    ...withdrawalOf(ctx, [first, ...others], keyOf),
  });
  return mail && { ...mail, messageKey: [mail.messageKey, again].filter(Boolean).join("-") };
}

/** Where buyers with the right withdraw: from one order with the key of its mail, from several by number. */
function withdrawalOf(ctx: MailContext, orders: readonly OrderView[], keyOf: (id: string) => string) {
  const terms = ctx.shop.settings.modules["order-management"].withdrawal;
  const [first, ...others] = orders;
  if (!first || !mayWithdraw(first, terms)) return {};
  const at = others.length === 0 ? { order: first.id, key: keyOf(first.id) } : {};
  const told = terms.informs ? withdrawalNotice(orders, terms) : [];
  return { withdrawal: { url: mailUrl(ctx, withdrawPath(at)), told } };
}
