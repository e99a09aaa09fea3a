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
  changed: number;
  unchanged: number;
  refused: number;
  examples: { name: string; texts: KeptText[] }[];
  refusals: { place: number; row: Record<string, unknown>; reason: string }[];
  ranges: KeptRange[];
};

/** Rows that are tried, examples and refused rows that are shown (rule bulk-9). */
const mostTried = 1000;
const shownExamples = 5;
const shownRefusals = 20;

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
export async function previewBulkChange(ctx: ShopContext, id: string): Promise<BulkPreview> {
  const operation = await requireOperation(ctx, id);
  if (isExportKind(operation.kind) || operation.state !== "open")
    throw new AppError("conflict", "This change began already.", "id");
  const change = bulkChangeOf(operation.kind);
  const own = { ...ctx, shop: { ...ctx.shop, sellerId: operation.sellerId } };
  const next = await readNextRows(own, operation, { change, limit: mostTried });
  const made = await tryRows(own, next, change);
  const { currency } = ctx.tenant;
  const changed = made.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const refused = made.filter(({ reason }) => reason !== null);
  return {
    total: next.total,
    isMore: next.isMore,
    tried: next.rows.length,
    changed: changed.length,
    unchanged: made.length - changed.length - refused.length,
    refused: refused.length,
    examples: changed
      .slice(0, shownExamples)
      .map((one) => ({ name: one.after.name, texts: keptTexts(one, currency) })),
    refusals: refused.slice(0, shownRefusals).map(({ place, reason }) => ({
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
