// @public

import { fullName } from "~/models/accounts/person-name";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { piecesOfQtys } from "~/models/orders/return-request/return-form";
import { returnPieceTexts } from "~/models/orders/return-request/return-text";
import { takeReturnPieces } from "~/models/orders/return-request/returnable";
import type { WithdrawalForm } from "~/models/orders/withdrawal/withdrawal-form";
import type { WithdrawalAnswer, WithdrawalPageView } from "~/models/orders/withdrawal/withdrawal-page";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readOrder } from "../reading/read-order.server";
import { readWithdrawalOffer } from "./read-withdrawal-offer.server";

type Opened = { order: string; key: string };

/**
 * What the page that withdraws shows (rule withdrawals-5): the lines of an order that its visitor may see,
 * else a form that asks for its number.
 */
export async function openWithdrawal(ctx: RequestContext, opened: Opened): Promise<WithdrawalPageView> {
  ctx.doNotCache();
  const { days } = ctx.shop.settings.modules["order-management"].withdrawal;
  const order = await seenOrder(ctx, opened);
  if (order) {
    const { first_name, last_name } = order.billingAddress;
    const { language } = ctx.shop.settings.general;
    return {
      order: { id: order.id, incrementId: order.incrementId, ...(await readWithdrawalOffer(ctx, order)) },
      key: opened.key,
      name: fullName({ firstName: first_name, lastName: last_name }, language),
      email: order.email,
      days,
    };
  }
  const { customer } = await ctx.visitor();
  return { order: null, key: "", name: "", email: customer?.email ?? "", days };
}

/** The order of the page; null for one that does not exist or that its visitor may not see. */
async function seenOrder(ctx: RequestContext, { order, key }: Opened): Promise<OrderView | null> {
  if (order === "") return null;
  try {
    return await readOrder(ctx, order, { secret: ctx.secret, key });
  } catch (error) {
    if (isAppError(error)) return null;
    throw error;
  }
}

/**
 * What is confirmed in the second step (rule withdrawals-5): the pieces of an order that its visitor may see,
 * checked, or what they named.
 * @throws AppError `conflict` where there is no right, `invalid` for pieces that are not left
 */
export async function reviewWithdrawal(
  ctx: RequestContext,
  entered: WithdrawalForm,
): Promise<WithdrawalAnswer> {
  const step = entered.step === "edit" ? "edit" : "review";
  const order = await seenOrder(ctx, entered);
  if (!order || step === "edit") return { step, entered, items: entered.items === "" ? [] : [entered.items] };
  const { lines, refusal } = await readWithdrawalOffer(ctx, order);
  if (refusal) throw new AppError("conflict", refusal);
  const pieces = takeReturnPieces(lines, piecesOfQtys(entered.qty)).map(({ orderItemId, qty }) => ({
    lineId: orderItemId,
    qty,
  }));
  return { step, entered, items: returnPieceTexts(order, { pieces }) };
}
