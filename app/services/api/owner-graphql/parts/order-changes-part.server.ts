import { orderCallSchemas } from "~/models/api/owner/order-calls";
import { AppError } from "~/models/platform/error/app-error";
import { cutText } from "~/models/platform/text/storable-text";
import { priceQuote } from "../../../checkout/price-quote.server";
import { makeQuote } from "../../../checkout/quotes/make-quote.server";
import { placeQuote } from "../../../checkout/quotes/place-quote.server";
import { shipOrder as ship } from "../../../orders/delivery/ship-order.server";
import { deliverOrder as deliver } from "../../../orders/downloads/deliver-order.server";
import { editOrder as edit, previewEdit } from "../../../orders/edits/edit-order.server";
import { readEditBySku } from "../../../orders/edits/read-edit-by-sku.server";
import { refundLines } from "../../../orders/money/refund-lines.server";
import { refundOrder as refundWhole } from "../../../orders/money/refund-order.server";
import { takePayment } from "../../../orders/money/take-payment.server";
import { findOrder } from "../../../orders/reading/find-order.server";
import {
  acceptReturn as accept,
  declineReturn as decline,
} from "../../../orders/return-requests/answer-return.server";
import { receiveReturn as receive } from "../../../orders/return-requests/receive-return.server";
import { refundReturn as refund } from "../../../orders/return-requests/refund-return.server";
import { cancelLines } from "../../../orders/states/cancel-lines.server";
import { cancelOrder as cancelWhole } from "../../../orders/states/cancel-order.server";
import { changeOrderStatus as changeStatus } from "../../../orders/states/change-order-status.server";
import { noteOrder as writeNote } from "../../../orders/states/note-order.server";
import { readyOrder as ready } from "../../../orders/states/ready-order.server";
import { recordWithdrawal as record } from "../../../orders/withdrawals/record-withdrawal.server";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { readRestCall } from "../../rest/read-sent.server";
import { loadOwnerOrder } from "../calls/load-owner-order.server";
import { addressOfInput } from "../calls/postal-address";
import { requireUuid } from "../ids.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, Resolvers } from "../resolvers";

/** Does something with an order in its own shop, and answers it as it is then. */
async function actOn(api: OwnerApi, id: string, act: (ctx: RequestContext, id: string) => Promise<unknown>) {
  const orderId = requireUuid(id, "order");
  const { shopId } = await findOrder(api.ctx, orderId);
  await act(await api.inShop(shopId), orderId);
  return loadOwnerOrder(api, orderId);
}

const shipOrder: MutationResolvers["shipOrder"] = (_parent, { id, ...sent }, { api }) => {
  const { lines, ...parcel } = readRestCall(orderCallSchemas.ship, sent);
  return actOn(api, id, (ctx, orderId) => ship(ctx, orderId, { ...parcel, pieces: lines }));
};

const readyOrder: MutationResolvers["readyOrder"] = (_parent, { id, ...sent }, { api }) => {
  const { lines } = readRestCall(orderCallSchemas.ready, sent);
  return actOn(api, id, (ctx, orderId) => ready(ctx, orderId, lines));
};

const deliverOrder: MutationResolvers["deliverOrder"] = (_parent, { id }, { api }) => actOn(api, id, deliver);

const payOrder: MutationResolvers["payOrder"] = (_parent, { id }, { api }) => actOn(api, id, takePayment);

const cancelOrder: MutationResolvers["cancelOrder"] = (_parent, { id, ...sent }, { api }) => {
  const { lines, note } = readRestCall(orderCallSchemas.cancel, sent);
  return actOn(api, id, (ctx, orderId) =>
    lines === null ? cancelWhole(ctx, orderId, note) : cancelLines(ctx, orderId, { wanted: lines, note }),
  );
};

const editOrder: MutationResolvers["editOrder"] = async (_parent, { id, ...sent }, { api }) => {
  const orderId = requireUuid(id, "order");
  const { shopId } = await findOrder(api.ctx, orderId);
  const ctx = await api.inShop(shopId);
  const { shippingAddress, billingAddress, ...rest } = sent;
  const asked = readRestCall(orderCallSchemas.edit, {
    ...rest,
    shippingAddress: shippingAddress && addressOfInput(shippingAddress),
    billingAddress: billingAddress && addressOfInput(billingAddress),
  });
  const what = {
    ...(await readEditBySku(ctx, orderId, asked.lines)),
    email: asked.email ?? undefined,
    shippingAddress: asked.shippingAddress ?? undefined,
    billingAddress: asked.billingAddress ?? undefined,
    shippingMethodCode: asked.shippingMethod ?? undefined,
    note: asked.note,
  };
  if (asked.isPreview) {
    const { order: before, summary } = await previewEdit(ctx, orderId, what);
    const { totalDueMinor: totalMinor } = summary.totals;
    const order = await loadOwnerOrder(api, orderId);
    return { order, totalMinor, differenceMinor: totalMinor - before.totalDueMinor, askedMinor: 0 };
  }
  const { totalMinor, differenceMinor, askedMinor } = await edit(ctx, orderId, what, {
    key: asked.idempotencyKey ?? api.nameChange(),
    version: asked.expectedVersion ?? null,
    seenTotalMinor: asked.expectedTotalMinor,
  });
  return { order: await loadOwnerOrder(api, orderId), totalMinor, differenceMinor, askedMinor };
};

const makeOrder: MutationResolvers["makeOrder"] = async (_parent, sent, { api }) => {
  const { shippingAddress, billingAddress, ...rest } = sent;
  const asked = readRestCall(orderCallSchemas.make, {
    ...rest,
    shippingAddress: addressOfInput(shippingAddress),
    billingAddress: billingAddress && addressOfInput(billingAddress),
  });
  const { quoteId, number } = await makeQuote(api.ctx, {
    ...asked,
    pieces: asked.lines ?? [],
    shippingMethodCode: asked.shippingMethod ?? null,
  });
  if (asked.paidBy) {
    const placing = { methodCode: asked.paidBy, isPaid: asked.isPaid ?? false };
    const { orderId } = await placeQuote(api.ctx, quoteId, placing);
    return { quoteNumber: number, order: await loadOwnerOrder(api, orderId) };
  }
  const { sendsForDays: validDays, message: answer } = asked;
  if (validDays != null) await priceQuote(api.ctx, quoteId, { prices: new Map(), validDays, answer });
  return { quoteNumber: number, order: null };
};

const refundOrder: MutationResolvers["refundOrder"] = (_parent, { id, ...sent }, { api }) => {
  const asked = readRestCall(orderCallSchemas.refund, sent);
  const { lines, shippingMinor, allShipping, amountMinor, reason } = asked;
  const isByLine = lines !== null || shippingMinor != null || allShipping;
  const delivery = allShipping ? ("all" as const) : (shippingMinor ?? 0);
  const once = {
    key: asked.idempotencyKey ?? api.nameChange(),
    alreadyRefundedMinor: asked.alreadyRefundedMinor,
  };
  return actOn(api, id, async (ctx, orderId) => {
    const { result } = isByLine
      ? await refundLines(ctx, orderId, { wanted: lines ?? [], delivery, reason, once })
      : await refundWhole(ctx, orderId, { amountMinor: amountMinor ?? null, reason, once });
    if (result === "failed") throw new AppError("conflict", "The payment provider refused the refund.");
  });
};

const changeOrderStatus: MutationResolvers["changeOrderStatus"] = (
  _parent,
  { id, status, ...sent },
  { api },
) => {
  if (status === "canceled") throw new AppError("invalid", "Use cancelOrder.", "status");
  const { note } = readRestCall(orderCallSchemas.note, sent);
  return actOn(api, id, (ctx, orderId) => changeStatus(ctx, orderId, status, note));
};

const noteOrder: MutationResolvers["noteOrder"] = (_parent, { id, ...sent }, { api }) => {
  const { note } = readRestCall(orderCallSchemas.note, sent);
  return actOn(api, id, (ctx, orderId) => writeNote(ctx, orderId, note));
};

const recordWithdrawal: MutationResolvers["recordWithdrawal"] = (_parent, { order, ...sent }, { api }) => {
  const declared = readRestCall(orderCallSchemas.withdrawal, sent);
  return actOn(api, order, (ctx, orderId) =>
    record(ctx, orderId, { ...declared, pieces: [], at: ctx.now() }, { verb: "change" }),
  );
};

const acceptReturn: MutationResolvers["acceptReturn"] = (_parent, sent, { api }) =>
  actOn(api, sent.order, (ctx, orderId) =>
    accept(ctx, { orderId, id: sent.return }, cutText(sent.instructions ?? "", 1000)),
  );

const declineReturn: MutationResolvers["declineReturn"] = (_parent, sent, { api }) =>
  actOn(api, sent.order, (ctx, orderId) =>
    decline(ctx, { orderId, id: sent.return }, cutText(sent.reason, 1000)),
  );

const receiveReturn: MutationResolvers["receiveReturn"] = (_parent, sent, { api }) =>
  actOn(api, sent.order, (ctx, orderId) =>
    receive(ctx, { orderId, id: sent.return }, { restocks: sent.restocks === true }),
  );

const refundReturn: MutationResolvers["refundReturn"] = (_parent, sent, { api }) => {
  const { shippingMinor, amountMinor } = readRestCall(orderCallSchemas.refund.innerType(), sent);
  const delivery = sent.allShipping ? ("all" as const) : (shippingMinor ?? 0);
  return actOn(api, sent.order, async (ctx, orderId) => {
    const key = { orderId, id: sent.return };
    const paid = await refund(ctx, key, { delivery, amountMinor: amountMinor ?? null });
    if (paid?.result === "failed") throw new AppError("conflict", "The payment provider refused the refund.");
  });
};

export const orderChangeResolvers = {
  Mutation: {
    shipOrder,
    readyOrder,
    deliverOrder,
    payOrder,
    cancelOrder,
    editOrder,
    makeOrder,
    refundOrder,
    changeOrderStatus,
    noteOrder,
    recordWithdrawal,
    acceptReturn,
    declineReturn,
    receiveReturn,
    refundReturn,
  },
} satisfies Resolvers;
