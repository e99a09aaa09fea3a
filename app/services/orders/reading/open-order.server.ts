// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import { shopperCancelRefusal } from "~/models/orders/states/shopper-cancel";
import { isAwaited } from "~/models/payments/awaited-payment";
import { isAppError } from "~/models/platform/error/app-error";
import { can } from "~/models/shops/actors/can";
import type { Verb } from "~/models/shops/actors/subject";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { listOrderDownloads } from "../downloads/list-downloads.server";
import { findOrderSubject } from "../records/find-order-subject.server";
import { readReturnOffer } from "../return-requests/read-return-offer.server";
import { readWithdrawalOffer } from "../withdrawals/read-withdrawal-offer.server";
import { asHolder, readOrder } from "./read-order.server";

/** `difference` is what an edit made it dearer by, to be paid on a page, `transfer` the same otherwise. */
type OpenPayment = "awaited" | "charged" | "unfinished" | "difference" | "transfer" | null;

/**
 * The order of a page, for visitors who may see it. Never cached.
 * @throws a 404 response for all others
 */
export async function openOrder(
  context: RequestContext,
  request: Request,
  orderId: string,
): Promise<OrderView> {
  context.doNotCache();
  try {
    return await readOrder(context, orderId, { secret: context.secret, key: orderKeyOf(request) ?? null });
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}

/** The order of a page with what its visitor may do with it, besides viewing it (rule actors-3). */
export async function openOwnOrder(context: RequestContext, request: Request, orderId: string) {
  const order = await openOrder(context, request, orderId);
  const key = orderKeyOf(request) ?? null;
  const ctx = asHolder(context, orderId, { secret: context.secret, key });
  const [subject, actor] = [await findOrderSubject(ctx, orderId), await ctx.actor()];
  const may = (verb: Verb) => subject !== null && can(actor, verb, subject);
  return {
    order,
    ctx,
    mayCancel: may("cancel") && shopperCancelRefusal(order) === null,
    mayReply: may("reply"),
  };
}

/** What the page of an order shows of it, and offers to do with it. */
export async function readOrderPage(context: RequestContext, request: Request, orderId: string) {
  const { order, mayCancel, mayReply } = await openOwnOrder(context, request, orderId);
  const mayReturn = mayReply && (await readReturnOffer(context, order)).refusal === null;
  // Who sees an order may withdraw from it, as anyone may with its number and e-mail (rule withdrawals-5).
  const mayWithdraw = (await readWithdrawalOffer(context, order)).refusal === null;
  const downloads = await listOrderDownloads(context, order.id);
  return {
    order,
    mayCancel,
    mayReturn,
    mayWithdraw,
    downloads,
    payment: await openPaymentOf(context, order),
  };
}

/**
 * Whose turn it is with the payment that an order waits for (rule payment-25); null for one that waits for
 * none.
 */
async function openPaymentOf(context: RequestContext, order: OrderView): Promise<OpenPayment> {
  // What an edit made it dearer by is paid on the order's page (rule order-edits-4).
  if (order.status !== "pending_payment" && order.money.dueMinor === 0) return null;
  const payment = await findPaymentOfOrder(context, order.id);
  if (order.money.dueMinor > 0) return payment?.provider === offlineProvider.code ? "transfer" : "difference";
  if (payment && isAwaited(payment)) return "awaited";
  return payment?.mode === "charge" ? "charged" : "unfinished";
}

/** The key of an order's mail in the address of a page; pages about the order pass it on in their links. */
export const orderKeyOf = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get("key") ?? undefined;
