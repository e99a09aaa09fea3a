import { type AnswerProof, proofKinds } from "~/models/payments/disputes/dispute-answer";
import { AppError } from "~/models/platform/error/app-error";
import {
  answerDispute,
  type DisputeAnswerRow,
  listDisputeAnswers,
  retryAnswer,
} from "../../../../conversations/disputes/answer-dispute.server";
import {
  addDisputeEntry,
  type DisputeEntry,
  listDisputeEntries,
} from "../../../../conversations/disputes/dispute-entries.server";
import { findDisputes, listDisputes } from "../../../../conversations/disputes/list-disputes.server";
import { withSentFile } from "../../../../platform/forms/with-sent-file.server";
import { requireLimit } from "../../cursor.server";
import { readBase64 } from "../../read-input.server";
import type { Resolvers } from "../../resolvers";

const told = ({ id, text, fileName, createdAt }: DisputeEntry) => ({
  id,
  text,
  fileName,
  at: createdAt.toISOString(),
});

const answered = ({ text, state, note, failedTries, createdAt }: DisputeAnswerRow) => ({
  text,
  state,
  note,
  failedTries,
  at: createdAt.toISOString(),
});

/** @throws AppError `invalid` for a kind of proof that there is none of */
function proofOf({ entryId, kind: typed }: { entryId: number; kind: string }): AnswerProof {
  const kind = proofKinds.find((one) => one === typed);
  if (!kind) throw new AppError("invalid", `A proof is one of ${proofKinds.join(", ")}.`, "proofs");
  return { entryId, kind };
}

/** Disputed payments, with what is said of them and answered. */
export const disputeResolvers = {
  Query: {
    disputes: async (_parent, { limit }, { api }) =>
      (await listDisputes(api.ctx, requireLimit(limit))).map((one) => ({
        number: one.orderNumber,
        seller: one.sellerName,
        provider: one.provider,
        state: one.state,
        amountMinor: one.amountMinor,
        currency: one.currency,
        note: one.steps.at(-1)?.note ?? "",
        entries: one.entries,
      })),
    disputeEntries: async (_parent, { number }, { api }) => {
      const { orderId } = await findDisputes(api.ctx, number);
      return (await listDisputeEntries(api.ctx, orderId)).map(told);
    },
    disputeAnswers: async (_parent, { number }, { api }) => {
      const { disputes } = await findDisputes(api.ctx, number);
      return (await listDisputeAnswers(api.ctx, disputes)).map(answered);
    },
  },
  Mutation: {
    answerDispute: async (_parent, { number, text, proofs }, { api }) =>
      answered(await answerDispute(api.ctx, number, { text: text.trim(), proofs: proofs.map(proofOf) })),
    retryDisputeAnswer: async (_parent, { number }, { api }) => answered(await retryAnswer(api.ctx, number)),
    addDisputeFile: async (_parent, { number, name, content, text }, { api }) => {
      const bytes = readBase64(content, "file");
      await withSentFile(api.ctx.config.dataDir, { name, bytes }, (file) =>
        addDisputeEntry(api.ctx, number, { text: text.trim(), files: [file] }),
      );
      const { orderId } = await findDisputes(api.ctx, number);
      return (await listDisputeEntries(api.ctx, orderId)).map(told);
    },
    addDisputeWords: async (_parent, { number, text }, { api }) => {
      await addDisputeEntry(api.ctx, number, { text: text.trim(), files: [] });
      const { orderId } = await findDisputes(api.ctx, number);
      return (await listDisputeEntries(api.ctx, orderId)).map(told);
    },
  },
} satisfies Resolvers;
