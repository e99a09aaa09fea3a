import { z } from "zod";
import type { StockChange as Sent } from "~/models/api/owner/generated/stock";
import { AppError } from "~/models/platform/error/app-error";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { changeStock as change } from "../../../catalogue/stock/change-stock.server";
import { listStockMoves } from "../../../catalogue/stock/list-stock-moves.server";
import { cursorMoment, readPage } from "../cursor.server";
import { boundList } from "../read-input.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** SKUs of one call. */
const mostChanges = 10_000;

const cursor = z.object({ at: cursorMoment, id: z.number().int(), noted: z.number().int() });

const stockMoves: QueryResolvers["stockMoves"] = async (_parent, { sku, sellerId, ...page }, { api }) => {
  const ctx = await api.forSeller(sellerId);
  return readPage(page, cursor, {
    list: (after, limit) => listStockMoves(ctx, sku, { after, limit }),
    keyOf: (move) => move.cursor,
    nodeOf: ({ at, actor, cursor: _cursor, ...move }) => ({
      ...move,
      at: at.toISOString(),
      changedBy: actor && actorText(actor),
    }),
  });
};

const changeStock: MutationResolvers["changeStock"] = async (_parent, { changes, sellerId }, { api }) => {
  boundList(changes, mostChanges, "changes");
  const wanted = changes.map(readChange);
  const { changed, refused } = await change(await api.forSeller(sellerId), wanted);
  return {
    changed,
    refused: refused.map(({ at, sku, reason, stale }) => ({
      field: `changes.${at}`,
      sku,
      reason,
      code: stale ? "conflict" : "invalid",
      current: stale?.current ?? null,
      version: stale?.version ?? null,
    })),
  };
};

type StockChange = Parameters<typeof change>[1][number];

function readChange(
  { sku, count, by, reason, evenBelowReserved, expectedVersion }: Sent,
  at: number,
): StockChange {
  const shared = {
    sku,
    reason: reason ?? "",
    evenBelowReserved: evenBelowReserved ?? false,
    expectedVersion: expectedVersion ?? undefined,
  };
  if (count != null && by == null) return { ...shared, count };
  if (by != null && count == null) return { ...shared, by };
  throw new AppError("invalid", "Name count or by.", `changes.${at}`);
}

export const stockResolvers = {
  Query: { stockMoves },
  Mutation: { changeStock },
} satisfies Resolvers;
