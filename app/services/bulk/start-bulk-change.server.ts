// @public

import { type BulkKind, bulkRight } from "~/models/bulk/bulk-kinds";
import type { SheetLines } from "~/models/bulk/rows/sheet-lines";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import type { BulkOperation } from "./bulk-operation";
import { bulkChangeOf } from "./kinds/change-kinds.server";
import { addRows } from "./steps/add-rows.server";
import { limitOperations } from "./steps/limit-operations.server";
import { queueOperation } from "./steps/queue-operation.server";

/** What a change in bulk is asked for by: rows, or a selection and what all of it gets. */
export type AskedBulkChange = {
  kind: BulkKind;
  rows?: readonly Record<string, unknown>[] | undefined;
  selection?: unknown;
  change?: Record<string, unknown> | undefined;
  /** Takes more rows, may be previewed, and begins when that is asked for. */
  waits?: boolean | undefined;
  /** The lines of the rows in the sheet they were read from. */
  lines?: SheetLines | undefined;
};

/**
 * Begins a change of many rows, which a job makes step by step (rule bulk-1).
 * @throws AppError `forbidden`, `invalid`, `too_many`
 */
export async function startBulkChange(ctx: ShopContext, asked: AskedBulkChange): Promise<BulkOperation> {
  const { kind, rows = [], selection = null, change = {}, waits = false, lines } = asked;
  const owners = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId };
  const actor = await ctx.actor();
  const { verb, subject } = bulkRight(kind, owners);
  authorize(actor, verb, subject);
  if (selection !== null) checkSelected(asked);
  else if (rows.length === 0 && !waits)
    throw new AppError("invalid", "Send rows, or a selection with its change.", "rows");
  return inTransaction(ctx, async (inner) => {
    await limitOperations(inner);
    const options = selection !== null ? { selection, change } : lines ? { lines } : {};
    const [begun] = await inner.db
      .insert(bulkOperations)
      .values({
        ...owners,
        isExport: false,
        kind,
        options,
        actor,
        state: waits ? "open" : "running",
        cursor: selection === null ? null : 0,
        createdAt: inner.now(),
      })
      .returning();
    if (!begun) throw new Error("the operation was not written");
    const total = await addRows(inner, begun, rows);
    if (!waits) await queueOperation(inner, begun.id);
    return { ...begun, total };
  });
}

/** A selection's change is checked as a row is, with a SKU or id that any row could have. */
function checkSelected({ kind, rows = [], selection, change = {} }: AskedBulkChange): void {
  const { checkSelection, schema } = bulkChangeOf(kind);
  if (rows.length > 0) throw new AppError("invalid", "Send rows or a selection, not both.", "selection");
  if (!checkSelection) throw new AppError("invalid", `Name the rows of ${kind} one by one.`, "selection");
  checkSelection(selection);
  const one = kind === "customer" ? { id: 1 } : { sku: "any" };
  const issue = schema.safeParse({ ...change, ...one }).error?.issues[0];
  if (issue) throw new AppError("invalid", issue.message, ["change", ...issue.path].join("."));
}
