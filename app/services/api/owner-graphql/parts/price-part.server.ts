import { z } from "zod";
import { priceChangeSchema, priceSelectionSchema } from "~/models/catalogue/price/price-change";
import { AppError } from "~/models/platform/error/app-error";
import { changePrices as change } from "../../../catalogue/prices/change-prices.server";
import { listSales } from "../../../catalogue/prices/list-sales.server";
import { planSale as plan } from "../../../catalogue/prices/plan-sale.server";
import { removeSale } from "../../../catalogue/prices/remove-sale.server";
import { setPrices as setAll } from "../../../catalogue/prices/set-prices.server";
import { cursorMoment, readPage } from "../cursor.server";
import { boundList, readInput } from "../read-input.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** Prices of one call. */
const mostPrices = 10_000;

const plannedSales: QueryResolvers["plannedSales"] = async (_parent, { sellerId, ...page }, { api }) => {
  const ctx = await api.forSeller(sellerId);
  return readPage(page, z.object({ at: cursorMoment, id: z.number().int() }), {
    list: (after, limit) => listSales(ctx, { after, limit }),
    keyOf: ({ cursor }) => cursor,
    nodeOf: ({ cursor: _cursor, ...sale }) => sale,
  });
};

const setPrices: MutationResolvers["setPrices"] = async (_parent, { prices, sellerId }, { api }) => {
  boundList(prices, mostPrices, "prices");
  const { count, refused } = await setAll(await api.forSeller(sellerId), prices);
  return {
    changed: count,
    refused: refused.map(({ at, sku, reason, stale }) => ({
      field: `prices.${at}`,
      sku,
      reason,
      code: stale ? "conflict" : "invalid",
      current: stale?.current ?? null,
      version: stale?.version ?? null,
    })),
  };
};

const changePrices: MutationResolvers["changePrices"] = async (_parent, sent, { api }) => {
  const selection = readInput(priceSelectionSchema, sent.selection, "selection");
  const { priceMinor, allBasisPoints, offBasisPoints } = sent.change;
  if ([priceMinor, allBasisPoints, offBasisPoints].filter((one) => one != null).length !== 1)
    throw new AppError("invalid", "Name one of priceMinor, allBasisPoints and offBasisPoints.", "change");
  const wanted = readInput(priceChangeSchema, sent.change, "change");
  const { count, missing } = await change(await api.forSeller(sent.sellerId), selection, wanted);
  return { changed: count, missing };
};

const planSale: MutationResolvers["planSale"] = async (_parent, { sale, sellerId }, { api }) => {
  const { name, from, to, offBasisPoints, priceMinor, stepMinor } = sale;
  const selection = readInput(priceSelectionSchema, sale.selection, "sale.selection");
  if ((offBasisPoints == null) === (priceMinor == null))
    throw new AppError("invalid", "Name offBasisPoints or priceMinor.", "sale");
  const terms =
    priceMinor == null
      ? { offBasisPoints: offBasisPoints ?? 0, stepMinor: readInput(step, { stepMinor }, "sale").stepMinor }
      : { priceMinor };
  const planned = { name, selection, terms, from, to: to ?? null, expectedVersion: sale.expectedVersion };
  return { products: await plan(await api.forSeller(sellerId), planned) };
};

const step = z.object({ stepMinor: z.number().int().min(1).max(1_000_000).optional() });

const cancelSale: MutationResolvers["cancelSale"] = async (_parent, sent, { api }) => {
  await removeSale(await api.forSeller(sent.sellerId), sent.name, sent.expectedVersion ?? undefined);
  return { isCanceled: true };
};

export const priceResolvers = {
  Query: { plannedSales },
  Mutation: { setPrices, changePrices, planSale, cancelSale },
} satisfies Resolvers;
