import { z } from "zod";
import { conversionPermille } from "~/models/numbers/cart-figures";
import { dayRange } from "~/models/numbers/day-range";
import { averageOrderMinor, sumSales } from "~/models/numbers/sales-figures";
import { boughtPermille, sumVisitors } from "~/models/numbers/visitors/visitor-figures";
import { AppError } from "~/models/platform/error/app-error";
import { listMissedSearches } from "../../../numbers/list-missed-searches.server";
import { listStockToReorder } from "../../../numbers/list-stock-to-reorder.server";
import { readCartFigures } from "../../../numbers/read-cart-figures.server";
import { readSales } from "../../../numbers/read-sales.server";
import { readVisitorDays } from "../../../numbers/read-visitor-days.server";
import { findSellerOfLedger } from "../../../payments/ledger/find-seller-of-ledger.server";
import { readPage } from "../cursor.server";
import type { QueryResolvers, Resolvers } from "../resolvers";

/** An order has one of each, so the sum of its rows is the sum of the orders. */
const wholes = new Set(["day", "week", "month", "place", "channel", "method", "seller"]);

const sales: QueryResolvers["sales"] = async (_parent, { from, to, by, seller }, { api }) => {
  const sellerId = seller ? await findSellerOfLedger(api.ctx, seller) : api.key.sellerId;
  const rows = await readSales(api.ctx, { ...dayRange(from, to), by, sellerId });
  return {
    rows,
    currency: api.ctx.tenant.currency,
    averageOrderMinor: wholes.has(by) ? averageOrderMinor(sumSales(rows)) : null,
  };
};

const cartFigures: QueryResolvers["cartFigures"] = async (_parent, { from, to }, { api }) => {
  const figures = await readCartFigures(api.ctx, dayRange(from, to));
  return { ...figures, conversionPermille: conversionPermille(figures) };
};

const visitorFigures: QueryResolvers["visitorFigures"] = async (_parent, { from, to }, { api }) => {
  const days = await readVisitorDays(api.ctx, dayRange(from, to));
  const { visitors, bought } = sumVisitors(days);
  return { visitors, bought, boughtPermille: boughtPermille({ visitors, bought }), days };
};

const stockToReorder: QueryResolvers["stockToReorder"] = (_parent, terms, { api }) => {
  for (const [name, days] of Object.entries(terms))
    if (days < 1 || days > 366) throw new AppError("invalid", "Use a number of days from 1 to 366.", name);
  return listStockToReorder(api.ctx, terms);
};

const searchKey = z.object({
  day: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullable(),
  words: z.string(),
  searches: z.number().int(),
});

const searchesWithoutResults: QueryResolvers["searchesWithoutResults"] = (
  _parent,
  { from, to, by, ...page },
  { api },
) =>
  readPage(page, searchKey, {
    list: (after, limit) => listMissedSearches(api.ctx, { ...dayRange(from, to), by }, { after, limit }),
    keyOf: (row) => row,
    nodeOf: (row) => row,
  });

export const numbersResolvers = {
  Query: { sales, cartFigures, visitorFigures, stockToReorder, searchesWithoutResults },
} satisfies Resolvers;
