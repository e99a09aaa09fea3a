// @public

import { isExportKind } from "~/models/bulk/bulk-kinds";
import type { KeptRange, KeptText } from "~/models/bulk/kept/kept-texts";
import { keptRanges, keptTexts } from "~/models/bulk/kept/kept-texts";
import { AppError } from "~/models/platform/error/app-error";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { bulkChangeOf } from "./kinds/change-kinds.server";
import { type MadeRow, makeRows } from "./steps/change-rows.server";
import { type NextRows, readNextRows } from "./steps/read-next-rows.server";
import { requireOperation } from "./steps/require-operation.server";

/** What a change of many rows would do. */
export type BulkPreview = {
  /** Rows there are; `isMore` where more are selected than were counted. */
  total: number;
  isMore: boolean;
  /** Rows that were tried, from the first on, and what became of them. */
  tried: number;
  /** Rows that would change, and how many of them add what is not there. */
  changed: number;
  added: number;
  unchanged: number;
  refused: number;
  examples: { place: number; name: string; texts: KeptText[] }[];
  refusals: { place: number; row: Record<string, unknown>; reason: string }[];
  ranges: KeptRange[];
};

/** How many rows are tried, and how many changed and refused ones are shown (rule bulk-9). */
export type PreviewLimits = { tried: number; examples: number; refusals: number };
const briefly: PreviewLimits = { tried: 1000, examples: 5, refusals: 20 };

/** Ends a transaction whose changes must not stay. */
class Tried extends Error {
  constructor(readonly made: MadeRow[]) {
    super("tried");
  }
}

/**
 * What a change that waits would do: its first rows are made by the same services as later, and taken back
 * (rule bulk-9).
 * @throws AppError `not_found`, `conflict` for one that began
 */
export async function previewBulkChange(
  ctx: ShopContext,
  id: string,
  limits: PreviewLimits = briefly,
): Promise<BulkPreview> {
  const operation = await requireOperation(ctx, id);
  if (isExportKind(operation.kind) || operation.state !== "open")
    throw new AppError("conflict", "This change began already.", "id");
  const change = bulkChangeOf(operation.kind);
  const own = { ...ctx, shop: { ...ctx.shop, sellerId: operation.sellerId } };
  const next = await readNextRows(own, operation, { change, limit: limits.tried });
  const made = await tryRows(own, next, change);
  const { currency } = ctx.tenant;
  const changed = made.flatMap(({ place, before, after }) =>
    before && after ? [{ place, before, after }] : [],
  );
  const refused = made.filter(({ reason }) => reason !== null);
  return {
    total: next.total,
    isMore: next.isMore,
    tried: next.rows.length,
    changed: changed.length,
    added: changed.filter(({ before }) => before.values === null).length,
    unchanged: made.length - changed.length - refused.length,
    refused: refused.length,
    examples: changed
      .slice(0, limits.examples)
      .map((one) => ({ place: one.place, name: one.after.name, texts: keptTexts(one, currency) })),
    refusals: refused.slice(0, limits.refusals).map(({ place, reason }) => ({
      place,
      row: next.rows.find((row) => row.place === place)?.row ?? {},
      reason: reason ?? "",
    })),
    ranges: keptRanges(
      changed.map(({ after }) => after),
      currency,
    ),
  };
}

async function tryRows(
  ctx: ShopContext,
  { rows }: NextRows,
  change: ReturnType<typeof bulkChangeOf>,
): Promise<MadeRow[]> {
  try {
    return await inTransaction(ctx, async (inner) => {
      const made: MadeRow[] = [];
      for (let at = 0; at < rows.length; at += change.stepRows)
        made.push(...(await makeRows(inner, rows.slice(at, at + change.stepRows), change)));
      throw new Tried(made);
    });
  } catch (error) {
    if (error instanceof Tried) return error.made;
    throw error;
  }
}
