// @public

import { z } from "zod";
import { maxPage } from "../catalogue/listing/paging";
import { cutText } from "../platform/text/storable-text";
import { isRecord } from "../platform/validation/is-record";
import type { NamedSeller } from "./fields/seller-call";

/** Most products of one answer. */
export const maxSearchLimit = 100;

const count = (most: number, fallback: number) =>
  z.coerce
    .number()
    .int()
    .catch(fallback)
    .transform((value) => Math.min(most, Math.max(1, value)));

/**
 * What a search of the API asks for. Who asks is never taken from it: `params` may name a customer and a
 * group, but prices follow the visitor's own session.
 */
const searchCallSchema = z.object({
  keyword: z.string().nullish(),
  /** `all` also looks into descriptions. */
  searchType: z.string().nullish(),
  page: count(maxPage, 1),
  limit: count(maxSearchLimit, 8),
  /** Keys by group code, price as {from, to}, rating as {min} (rule api-4). */
  filter: z.unknown(),
  order: z.string().nullish(),
  dir: z.string().nullish(),
});

/** A checked search of the API; `named` says whose offers are searched. */
export type SearchCall = z.output<typeof searchCallSchema> & { named: NamedSeller };

/** What `params` may say of the page that is asked for. */
const placeNames = ["page", "limit", "order", "dir", "filter"] as const;

/**
 * What else `params` may say: whose offers are searched (rule api-19), and what callers send along that the
 * visitor's own session decides.
 */
const callerNames = [
  "seller_guid",
  "sellerId",
  "client_guid",
  "clientCode",
  "clientType",
  "customer",
  "customer_group",
  "slug",
] as const;

const noCall = { refusal: "Send a keyword." };

/** Why a search is not understood: it is no call, or `params` has names that mean nothing (rule api-5). */
export type RefusedSearch = { refusal: string };

/** Most of an unknown name that an answer repeats. */
const shownLength = 40;

/** The first name in `params` that means nothing, as the caller reads it; empty for none. */
function unknownName(params: Record<string, unknown>): string {
  const known = new Set<string>([...placeNames, ...callerNames]);
  const name = Object.keys(params).find((one) => !known.has(one));
  if (name === undefined) return "";
  return `params.${cutText(name, shownLength)} means nothing. Known are ${[...known].join(", ")}.`;
}

/**
 * Reads a search of the API. Page, limit, order, direction and filter may stand in `params`, too, and count
 * there before those beside it; the rest of `params` says whose offers are searched (rules api-5 and api-19).
 */
export function readSearchCall(sent: unknown): SearchCall | RefusedSearch {
  if (!isRecord(sent)) return noCall;
  const params = isRecord(sent.params) ? sent.params : {};
  const unknown = unknownName(params);
  if (unknown) return { refusal: unknown };
  const placed = placeNames.flatMap((name) =>
    (params[name] ?? null) === null ? [] : [[name, params[name]]],
  );
  const read = searchCallSchema.safeParse({ ...sent, ...Object.fromEntries(placed) });
  return read.success ? { ...read.data, named: params } : noCall;
}
