import { and, eq, sql } from "drizzle-orm";
import { answerFacts } from "~/models/conversations/disputes/answer-facts";
import { isAppError } from "~/models/platform/error/app-error";
import { disputeAnswers } from "~/tables/conversations/dispute-answers";
import { loadOrder } from "../../orders/reading/load-order.server";
import { queueDisputeMails } from "../../orders/records/queue-dispute-mails.server";
import type { DisputeAnswered } from "../../payments/providers/dispute-answers";
import { findPayment } from "../../payments/providers/find-payment.server";
import { type PaymentContext, providerDeps } from "../../payments/providers/payment-context.server";
import { ProviderUnavailable } from "../../payments/providers/provider-unavailable.server";
import { providerByCode } from "../../payments/providers/providers.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { UploadContext } from "../messages/conversation-context.server";
import { readProofs } from "./read-proofs.server";

type AnswerRow = typeof disputeAnswers.$inferSelect;

/**
 * Sends an answer to a dispute that waits to be sent; one that does not is left alone (rule payment-28). What
 * became of it is kept, and mailed to the other side.
 * @throws ProviderUnavailable when it has to be tried again
 */
export async function sendDisputeAnswer(ctx: UploadContext & PaymentContext, id: number): Promise<void> {
  const [answer] = await ctx.db
    .select()
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.tenantId, ctx.tenant.id), eq(disputeAnswers.id, id)));
  if (answer?.state !== "waiting") return;
  try {
    await writeEnd(ctx, answer, await send(ctx, answer));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await writeTry(ctx, answer);
    throw error;
  }
}

/** Whether what failed may go well later: the provider, or the pictures' turns. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || (isAppError(error) && error.code === "unavailable");

async function send(
  ctx: UploadContext & PaymentContext,
  { orderId, paymentId, disputeId, text, proofs }: AnswerRow,
): Promise<DisputeAnswered> {
  const payment = await findPayment(ctx, paymentId);
  const disputes = payment && providerByCode(payment.provider)?.disputes;
  const order = await loadOrder(ctx, orderId);
  if (!disputes || !order) return { kind: "refused", reason: "The provider takes no answer from here." };
  const files = await readProofs(ctx, orderId, proofs);
  return disputes.answer(providerDeps(ctx), { disputeId, text, facts: answerFacts(order), files });
}

/** Keeps how it ended; where two tried at once, the first says it. */
async function writeEnd(ctx: UploadContext, answer: AnswerRow, end: DisputeAnswered): Promise<void> {
  const note = end.kind === "sent" ? "" : end.reason;
  await inTransaction(ctx, async (inner) => {
    const written = await inner.db
      .update(disputeAnswers)
      .set({ state: end.kind, note, triedAt: inner.now() })
      .where(whereWaiting(inner, answer.id))
      .returning({ id: disputeAnswers.id });
    if (written.length > 0) await queueDisputeMails(inner, answer.orderId, { answerId: answer.id });
  });
}

const writeTry = (ctx: UploadContext, { id }: AnswerRow): Promise<unknown> =>
  inTransaction(ctx, (inner) =>
    inner.db
      .update(disputeAnswers)
      .set({ failedTries: sql`${disputeAnswers.failedTries} + 1`, triedAt: inner.now() })
      .where(whereWaiting(inner, id)),
  );

const whereWaiting = ({ tenant }: UploadContext, id: number) =>
  and(eq(disputeAnswers.tenantId, tenant.id), eq(disputeAnswers.id, id), eq(disputeAnswers.state, "waiting"));
