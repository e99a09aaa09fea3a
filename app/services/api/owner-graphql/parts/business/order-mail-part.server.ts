import type { OrderMail as SentOrderMail } from "~/models/api/owner/generated/mail";
import { listOrderMails, type OrderMail, readOrderMail } from "../../../../orders/mails/order-mails.server";
import { sendMailAgain } from "../../../../orders/mails/send-mail-again.server";
import { findOrder } from "../../../../orders/reading/find-order.server";
import { requireUuid } from "../../ids.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const mailOf = ({ at, ...mail }: OrderMail): SentOrderMail => ({ ...mail, sentAt: at });

/** The order, and the context of the shop it was placed in, whose mails its are. */
async function open(api: OwnerApi, id: string) {
  const orderId = requireUuid(id, "order", "order");
  const { shopId } = await findOrder(api.ctx, orderId);
  return { orderId, ctx: await api.inShop(shopId) };
}

const orderMails: QueryResolvers["orderMails"] = async (_parent, { order }, { api }) => {
  const { ctx, orderId } = await open(api, order);
  return (await listOrderMails(ctx, orderId)).map(mailOf);
};

const sendOrderMail: MutationResolvers["sendOrderMail"] = async (_parent, sent, { api }) => {
  const { ctx, orderId } = await open(api, sent.order);
  const mail = await readOrderMail(ctx, orderId, { kind: sent.kind, subjectId: sent.subjectId ?? "" });
  await sendMailAgain(ctx, orderId, mail);
  return mailOf(mail);
};

export const orderMailResolvers = {
  Query: { orderMails },
  Mutation: { sendOrderMail },
} satisfies Resolvers;
