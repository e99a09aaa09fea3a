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

const told = ({ text, fileName, createdAt }: DisputeEntry) => ({
  text,
  fileName,
  at: createdAt.toISOString(),
});

/** Disputed payments, with what is said of them. */
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
  },
  Mutation: {
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
