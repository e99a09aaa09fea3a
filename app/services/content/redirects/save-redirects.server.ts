// @public

import { and, inArray, sql } from "drizzle-orm";
import {
  fixedAddressProblem,
  loopingRedirects,
  maxRedirects,
  type Redirect,
  redirectFrom,
  redirectHosts,
  redirectTo,
} from "~/models/content/redirects/redirects";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { redirects } from "~/tables/content/content";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, type Stale, staleness } from "../../shops/records/refuse-stale.server";
import { findUsedAddresses } from "./find-used-addresses.server";
import { holdRedirects } from "./hold-redirects.server";

/**
 * A redirect as it shall be, and the version it is made to; whatever is stored without it (rule owners-2).
 */
export type TypedRedirect = Redirect & { expectedVersion?: ExpectedVersion };

/**
 * What became of redirects; `refused` says of which of them, counted from 0, and why; of those that were made
 * to another version what is stored.
 */
export type SavedRedirects = {
  added: Redirect[];
  changed: Redirect[];
  removed: Redirect[];
  unchanged: number;
  refused: { at: number; reason: string; stale?: Stale<Redirect | null> }[];
};

/**
 * Adds redirects of old addresses, or makes them the only ones (rule addresses-7). Those that lead out of the
 * shop, back to where they began, or from where the shop has a page, name an address a second time or another
 * version are refused one by one. Call it in a transaction. Nothing has to be announced: no answer that was
 * kept shows where a redirect leads.
 */
export async function saveRedirects(
  ctx: ShopContext,
  typed: readonly TypedRedirect[],
  mode: "merge" | "replace",
): Promise<SavedRedirects> {
  authorize(await ctx.actor(), "change", shopSubject("content", ctx.shop));
  await holdRedirects(ctx);
  const rows = await ctx.db
    .select({ from: redirects.fromPath, to: redirects.toPath })
    .from(redirects)
    .where(ofShop(redirects, ctx));
  const stored = new Map(rows.map(({ from, to }) => [from, to]));
  const { wanted, refused } = await checked(ctx, typed, stored, mode);
  const added = wanted.filter(({ from }) => !stored.has(from));
  const changed = wanted.filter(({ from, to }) => stored.has(from) && stored.get(from) !== to);
  const kept = new Set(wanted.map(({ from }) => from));
  const removed = mode === "replace" ? rows.filter(({ from }) => !kept.has(from)) : [];
  await removeRows(ctx, removed);
  await writeRows(ctx, [...added, ...changed]);
  return { added, changed, removed, unchanged: wanted.length - added.length - changed.length, refused };
}

/** The redirects that may be written, beside those that stay. */
async function checked(
  ctx: ShopContext,
  typed: readonly TypedRedirect[],
  stored: ReadonlyMap<string, string>,
  mode: "merge" | "replace",
) {
  const hosts = redirectHosts(ctx.shop);
  const froms = typed.flatMap(({ from }) => redirectFrom(from) ?? []);
  // A folder's are as an export wrote them; what was stored before stays.
  const inUse =
    mode === "replace"
      ? new Map<string, string>()
      : await findUsedAddresses(
          ctx,
          froms.filter((from) => !stored.has(from)),
        );
  const staying = mode === "merge" ? [...stored].map(([from, to]) => ({ from, to })) : [];
  const refused: SavedRedirects["refused"] = [];
  const wanted = new Map<string, Redirect & { at: number }>();
  for (const [at, { from: fromText, to: toText, expectedVersion }] of typed.entries()) {
    const [from, to] = [redirectFrom(fromText), redirectTo(toText, hosts)];
    const refusal = from === null ? null : staleness(storedAt(stored, from), expectedVersion);
    const isNew = mode === "merge" && from !== null && !stored.has(from);
    const problem = isNew ? (fixedAddressProblem(from) ?? usedProblem(from, inUse.get(from))) : null;
    if (fromText.trim() === "") refused.push({ at, reason: "names no address that leads on" });
    else if (toText.trim() === "")
      refused.push({ at, reason: `'${fromText}' leads nowhere: the address behind it is empty` });
    else if (from === null) refused.push({ at, reason: `'${fromText}' is no address of a shop` });
    else if (to === null) refused.push({ at, reason: `'${toText}' is no address within the shop` });
    else if (wanted.has(from)) refused.push({ at, reason: `'${from}' is listed twice` });
    else if (problem !== null) refused.push({ at, reason: problem });
    else if (refusal) refused.push({ at, ...refusal });
    else if (wanted.size + staying.length >= maxRedirects)
      refused.push({ at, reason: `a shop has at most ${maxRedirects} redirects` });
    else wanted.set(from, { from, to, at });
  }
  const others = staying.filter(({ from }) => !wanted.has(from));
  for (const { from, to } of loopingRedirects([...others, ...wanted.values()])) {
    const looping = wanted.get(from);
    if (!looping) continue;
    refused.push({ at: looping.at, reason: `'${from}' would lead back to itself by '${to}'` });
    wanted.delete(from);
  }
  return { wanted: [...wanted.values()].map(({ from, to }) => ({ from, to })), refused };
}

const usedProblem = (from: string, kind: string | undefined): string | null =>
  kind === undefined ? null : `'${from}' is the address of a ${kind} here, so it never leads on`;

function storedAt(stored: ReadonlyMap<string, string>, from: string): Redirect | null {
  const to = stored.get(from);
  return to === undefined ? null : { from, to };
}

/** The version of a redirect, which a change names (rule owners-2). */
export const redirectVersion = ({ from, to }: Redirect): string => recordVersion({ from, to });

/** Rows of one statement. */
const chunkSize = 1000;

async function removeRows(ctx: ShopContext, gone: readonly Redirect[]): Promise<void> {
  const paths = gone.map(({ from }) => from);
  for (let at = 0; at < paths.length; at += chunkSize)
    await ctx.db
      .delete(redirects)
      .where(and(ofShop(redirects, ctx), inArray(redirects.fromPath, paths.slice(at, at + chunkSize))));
}

async function writeRows(ctx: ShopContext, rows: readonly Redirect[]): Promise<void> {
  for (let at = 0; at < rows.length; at += chunkSize)
    await ctx.db
      .insert(redirects)
      .values(
        rows
          .slice(at, at + chunkSize)
          .map(({ from, to }) => ({ ...shopKey(ctx), fromPath: from, toPath: to, createdAt: ctx.now() })),
      )
      .onConflictDoUpdate({
        target: [redirects.tenantId, redirects.shopId, redirects.fromPath],
        set: { toPath: sql`excluded.to_path` },
      });
}
