import { and, eq } from "drizzle-orm";
import { isExportKind } from "~/models/bulk/bulk-kinds";
import { bulkOperations } from "~/tables/bulk/bulk";
import { readDb } from "../../platform/db/read-db.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import type { BulkOperation } from "../bulk-operation";
import { bulkChangeOf } from "../kinds/change-kinds.server";
import { addRows } from "./add-rows.server";
import { changeRows } from "./change-rows.server";
import { exportRows } from "./export-rows.server";
import { selectKept } from "./select-kept.server";

/** What a step leaves of an operation. */
type Progress = Partial<Pick<BulkOperation, "cursor" | "total" | "done" | "refused" | "changed" | "state">>;

/** Rows of a selection that one step reads. */
const selectedAtOnce = 5000;

/**
 * Does the next step of an operation in one transaction with its progress, in the name of the actor who began
 * it: a process that is killed leaves the operation where the step began (rule bulk-3).
 * @returns whether there is more to do
 */
export function runStep(ctx: ShopContext, id: string): Promise<boolean> {
  return inTransaction(ctx, async (held) => {
    const isIt = and(eq(bulkOperations.tenantId, held.tenant.id), eq(bulkOperations.id, id));
    const [operation] = await held.db
      .select()
      .from(bulkOperations)
      .where(and(isIt, eq(bulkOperations.state, "running")))
      .for("no key update", { skipLocked: true });
    if (!operation) return false;
    const shop = { ...held.shop, sellerId: operation.sellerId };
    const inner = { ...held, shop, actor: acting(operation.actor) };
    const progress = await nextStep(inner, operation, { ...inner, db: readDb(ctx.db) });
    const isDone = progress.state === "done";
    await held.db
      .update(bulkOperations)
      .set({ ...progress, ...(isDone ? { endedAt: held.now() } : {}) })
      .where(isIt);
    return !isDone;
  });
}

/** @param reads reads what was committed before the step, from a replica if there is one */
function nextStep(ctx: ShopContext, operation: BulkOperation, reads: ShopContext): Promise<Progress> {
  const { kind, cursor } = operation;
  if (isExportKind(kind)) return exportRows(ctx, operation, { kind, reads });
  if (cursor === null) return changeRows(ctx, operation, bulkChangeOf(kind));
  return operation.undoes === null ? selectRows(ctx, operation) : selectKept(ctx, operation);
}

/** Reads what the selection means, before any of it is changed. */
async function selectRows(ctx: ShopContext, operation: BulkOperation): Promise<Progress> {
  const { kind, cursor, options } = operation;
  const after = typeof cursor === "number" ? cursor : 0;
  const select = isExportKind(kind) ? undefined : bulkChangeOf(kind).select;
  const found = (await select?.(ctx, options.selection, after, selectedAtOnce)) ?? [];
  const change = typeof options.change === "object" ? options.change : {};
  const rows = found.map(({ row }) => ({ ...row, ...change }));
  const total = await addRows(ctx, operation, rows);
  const last = found.at(-1);
  return { total, cursor: last && found.length === selectedAtOnce ? last.id : null };
}
