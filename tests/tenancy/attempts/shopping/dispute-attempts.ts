import { answerDispute, listDisputeAnswers } from "~/services/conversations/disputes/answer-dispute.server";
import { readProofs } from "~/services/conversations/disputes/read-proofs.server";
import { sendDisputeAnswer } from "~/services/conversations/disputes/send-dispute-answer.server";
import { withPayments } from "~/services/payments/providers/payment-fixture.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { Attempts, TwoShops } from "../../two-shops";

const answering = ({ beta }: TwoShops) => ({
  ...withPayments(beta),
  fileStore: createDiskStore("/nowhere"),
});

/** Tries services of disputes as the second shop with the first shop's order and payment. */
export const disputeAttempts: Attempts = {
  answerDispute: (shops) =>
    answerDispute(answering(shops), shops.order.incrementId, { text: "It was sent.", proofs: [] }),
  listDisputeAnswers: ({ beta, payment }) =>
    listDisputeAnswers(beta, [{ paymentId: payment.id } as Parameters<typeof listDisputeAnswers>[1][number]]),
  readProofs: (shops) => readProofs(answering(shops), shops.order.id, [{ entryId: 1, kind: "receipt" }]),
  sendDisputeAnswer: (shops) => sendDisputeAnswer(answering(shops), shops.disputeAnswerId),
};
