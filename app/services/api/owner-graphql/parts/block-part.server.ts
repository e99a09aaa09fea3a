import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { addBlock as add } from "../../../accounts/blocks/add-block.server";
import { type ListedBlock, listBlocks } from "../../../accounts/blocks/list-blocks.server";
import { removeBlock as remove } from "../../../accounts/blocks/remove-block.server";
import { readPage } from "../cursor.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const blockOf = ({ id, kind, text, words, note, createdAt }: ListedBlock) => ({
  id,
  kind,
  text,
  words,
  note,
  createdAt: createdAt.toISOString(),
});

const blocks: QueryResolvers["blocks"] = (_parent, { text, ...page }, { api }) =>
  readPage(page, z.number().int(), {
    list: (after, limit) => listBlocks(api.ctx, { after, limit, text: text ?? "" }),
    keyOf: ({ id }) => id,
    nodeOf: blockOf,
  });

const addBlock: MutationResolvers["addBlock"] = async (_parent, { kind, value, words, note }, { api }) => {
  const id = await add(api.ctx, { kind, value, words: words ?? "", note: note ?? "" });
  const [added] = await listBlocks(api.ctx, { after: id + 1, limit: 1 });
  if (!added) throw new AppError("not_found", "This block is gone already.");
  return blockOf(added);
};

const removeBlock: MutationResolvers["removeBlock"] = async (_parent, { id }, { api }) => {
  await remove(api.ctx, id);
  return true;
};

export const blockResolvers = {
  Query: { blocks },
  Mutation: { addBlock, removeBlock },
} satisfies Resolvers;
