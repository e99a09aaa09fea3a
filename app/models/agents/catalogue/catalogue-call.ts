import { z } from "zod";

/** Most identifiers of one lookup. */
export const mostIds = 50;

/** Most products of one page of a search. */
const mostProducts = 50;

/** The last page of a search that can be asked for. */
const lastPage = 1000;

const id = z.string().min(1).max(300);
const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const filters = z
  .object({
    categories: z.array(z.string().min(1).max(300)).max(50).optional(),
    price: z.object({ min: amount.optional(), max: amount.optional() }).optional(),
  })
  .default({});

/** Where in the results a page is. */
export type ResultPage = { page: number; limit: number };

/** The cursor of a page: opaque to who gets it. */
export const cursorOf = ({ page, limit }: ResultPage): string =>
  Buffer.from(`${page}.${limit}`).toString("base64url");

/** Reads a cursor; null for none that a shop gives. */
function readCursor(cursor: string): ResultPage | null {
  const [, page, limit] = /^(\d{1,4})\.(\d{1,2})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const read = { page: Number(page), limit: Number(limit) };
  const isGiven = read.page >= 2 && read.page <= lastPage && read.limit >= 1 && read.limit <= mostProducts;
  return isGiven ? read : null;
}

const pagination = z
  .object({ cursor: z.string().max(40).optional(), limit: z.number().int().min(1).default(10) })
  .default({})
  .transform(({ cursor, limit }, context): ResultPage => {
    if (cursor === undefined) return { page: 1, limit: Math.min(limit, mostProducts) };
    const read = readCursor(cursor);
    if (read) return read;
    context.addIssue({ code: "custom", message: "is no cursor of this shop", path: ["cursor"] });
    return z.NEVER;
  });

/** The page after this one; null where nothing is left, or the shop pages no further. */
export const pageAfter = ({ page, limit }: ResultPage, itemTotal: number): ResultPage | null =>
  page * limit < itemTotal && page < lastPage ? { page: page + 1, limit } : null;

/** A search of the catalogue; it names words or filters. */
export const searchCallSchema = z
  .object({ query: z.string().trim().max(200).default(""), filters, pagination })
  .refine(({ query, filters: { categories, price } }) => query !== "" || categories || price, {
    message: "Send words or filters.",
    path: ["query"],
  });

/** A lookup of products by identifiers. */
export const lookupCallSchema = z.object({ ids: z.array(id).min(1), filters });

const option = z.object({ name: z.string().max(200), label: z.string().max(200) });

/** A question for one product, with what its buyer chose so far. */
export const productCallSchema = z.object({
  id,
  selected: z
    .array(option)
    .max(20)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, "names an option twice")
    .default([]),
  preferences: z.array(z.string().max(200)).max(20).default([]),
  filters,
});

/** What narrows the products and variations of an answer. */
export type CatalogueFilters = z.output<typeof filters>;
