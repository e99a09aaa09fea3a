// @public

import { and, asc, eq, inArray } from "drizzle-orm";
import { answerFacts } from "~/models/conversations/disputes/answer-facts";
import { disputeIdOf } from "~/models/conversations/disputes/dispute-state";
import { type AnswerFacts, type AnswerProof, answerProblem } from "~/models/payments/disputes/dispute-answer";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { recordedActor } from "~/models/shops/actors/recorded-actor";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { disputeAnswers } from "~/tables/conversations/dispute-answers";
import { findOrder } from "../../orders/reading/find-order.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { orderSubject } from "../../orders/states/order-subject";
import type { PaymentContext } from "../../payments/providers/payment-context.server";
import type { PaymentProvider } from "../../payments/providers/provider";
import { providerByCode } from "../../payments/providers/providers.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import type { UploadContext } from "../messages/conversation-context.server";
import { type Dispute, findDisputes } from "./list-disputes.server";
import { readProofs } from "./read-proofs.server";
import { isUnavailable, sendDisputeAnswer } from "./send-dispute-answer.server";

/** An answer of the business to a dispute, with what became of it. */
export type DisputeAnswerRow = typeof disputeAnswers.$inferSelect;

/** What the business answers: words, and kept files by what they prove. */
export type WrittenAnswer = { text: string; proofs: readonly AnswerProof[] };

type Takes = NonNullable<PaymentProvider["disputes"]>;

/** The dispute of an order that its provider takes an answer to from here. */
type Answerable = { orderId: string; dispute: Dispute; disputeId: string; takes: Takes };

/** The job looks after an answer this long after it was written, ms: the first try is made at once. */
const jobAfterMs = 60_000;

/** How a dispute is answered: by whom of the providers, or null where only in the provider's own pages. */
export const answersOf = ({ provider }: Pick<Dispute, "provider">): Takes | null =>
  providerByCode(provider)?.disputes ?? null;

/** The answers to the disputes of an order's payments, the oldest first. @throws AppError `not_found` */
export async function listDisputeAnswers(
  ctx: ShopContext,
  disputes: readonly Dispute[],
): Promise<DisputeAnswerRow[]> {
  const paymentIds = disputes.map(({ paymentId }) => paymentId);
  if (paymentIds.length === 0) return [];
  return ctx.db
    .select()
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.tenantId, ctx.tenant.id), inArray(disputeAnswers.paymentId, paymentIds)))
    .orderBy(asc(disputeAnswers.id));
}

/**
 * What an answer would send, checked as it will be.
 * @throws AppError as {@link answerDispute}
 */
export async function previewAnswer(
  ctx: UploadContext,
  number: string,
  answer: WrittenAnswer,
): Promise<{ provider: string; facts: AnswerFacts; fileNames: string[] }> {
  const { orderId, dispute, takes } = await answerable(ctx, number);
  const files = await checkedFiles(ctx, orderId, answer, takes);
  const order = await loadOrder(ctx, orderId);
  if (!order) throw new AppError("not_found", "There is no such order.");
  return {
    provider: dispute.provider,
    facts: answerFacts(order),
    fileNames: files.map(({ name }) => name),
  };
}

/**
 * Answers the dispute of an order at its provider: the answer is kept, sent at once, and tried again by a job
 * while the provider cannot be reached (rule payment-28).
 * @returns it with what became of it
 * @throws AppError `not_found`, `forbidden` for a seller's staff, `conflict` where no answer is asked for or
 * one is on its way, `invalid` beside a field
 */
export async function answerDispute(
  ctx: UploadContext & PaymentContext,
  number: string,
  answer: WrittenAnswer,
): Promise<DisputeAnswerRow> {
  const { orderId, dispute, disputeId, takes } = await answerable(ctx, number);
  await checkedFiles(ctx, orderId, answer, takes);
  const actor = recordedActor(await ctx.actor());
  const id = await inTransaction(ctx, async (inner) => {
    const [made] = await inner.db
      .insert(disputeAnswers)
      .values({
        tenantId: inner.tenant.id,
        orderId,
        paymentId: dispute.paymentId,
        disputeId,
        text: answer.text,
        proofs: [...answer.proofs],
        state: "waiting",
        actor,
        createdAt: inner.now(),
      })
      .onConflictDoNothing()
      .returning({ id: disputeAnswers.id });
    if (!made) throw new AppError("conflict", "An answer to this dispute is on its way already.", "text");
    const runAt = new Date(inner.now().getTime() + jobAfterMs);
    const payload = { answerId: made.id };
    await enqueueJob(inner, "answer-dispute", payload, { jobKey: `dispute-answer:${made.id}`, runAt });
    return made.id;
  });
  return tryNow(ctx, id);
}

/**
 * Tries to send the answer that waits, now.
 * @throws AppError `not_found` where none waits, `forbidden`
 */
export async function retryAnswer(
  ctx: UploadContext & PaymentContext,
  number: string,
): Promise<DisputeAnswerRow> {
  const { disputes } = await requireBusiness(ctx, number);
  const waiting = (await listDisputeAnswers(ctx, disputes)).find(({ state }) => state === "waiting");
  if (!waiting) throw new AppError("not_found", "No answer waits to be sent.");
  return tryNow(ctx, waiting.id);
}

async function tryNow(ctx: UploadContext & PaymentContext, id: number): Promise<DisputeAnswerRow> {
  try {
    await sendDisputeAnswer(ctx, id);
  } catch (error) {
    // The job tries it again.
    if (!isUnavailable(error)) throw error;
  }
  const [row] = await ctx.db
    .select()
    .from(disputeAnswers)
    .where(and(eq(disputeAnswers.tenantId, ctx.tenant.id), eq(disputeAnswers.id, id)));
  if (!row) throw new AppError("not_found", "There is no such answer.");
  return row;
}

/** The provider's account is the business's: a seller adds words and files, and does not send them. */
async function requireBusiness(ctx: ShopContext, number: string) {
  const found = await findDisputes(ctx, number);
  const actor = await ctx.actor();
  authorize(actor, "reply", orderSubject(await findOrder(ctx, found.orderId)));
  if (sellerOfActor(actor) !== null)
    throw new AppError("forbidden", "The marketplace answers the provider, with what you add.");
  return found;
}

async function answerable(ctx: ShopContext, number: string): Promise<Answerable> {
  const { orderId, disputes } = await requireBusiness(ctx, number);
  const dispute = disputes.find(({ state }) => state === "open");
  if (!dispute) throw new AppError("conflict", "The provider asks for no answer now.", "text");
  const takes = answersOf(dispute);
  const disputeId = disputeIdOf(dispute.steps);
  if (!takes || disputeId === "")
    throw new AppError("conflict", "This provider takes answers in its own pages alone.", "text");
  return { orderId, dispute, disputeId, takes };
}

async function checkedFiles(
  ctx: UploadContext,
  orderId: string,
  { text, proofs }: WrittenAnswer,
  { limits }: Takes,
) {
  const files = await readProofs(ctx, orderId, proofs);
  const sizes = files.map(({ kind, bytes }) => ({ kind, size: bytes.byteLength }));
  const problem = answerProblem({ text, files: sizes }, limits);
  if (problem) throw new AppError("invalid", problem.message, problem.field);
  return files;
}
