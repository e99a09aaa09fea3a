// @public

import { bookKinds, bulkRight, type ExportKind } from "~/models/bulk/bulk-kinds";
import { dayRange } from "~/models/numbers/day-range";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { bulkOperations } from "~/tables/bulk/bulk";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { requireConfirmed } from "../shops/records/require-confirmed.server";
import type { BulkOperation } from "./bulk-operation";
import { limitInvoices } from "./exports/invoice-files.server";
import { limitOperations } from "./steps/limit-operations.server";
import { queueOperation } from "./steps/queue-operation.server";

/** What a file is asked for by; days of books, searches and invoices, moments of orders. */
type AskedExport = {
  kind: ExportKind;
  format: "csv" | "jsonl";
  from?: string | null | undefined;
  to?: string | null | undefined;
};

/**
 * Begins a file of many rows, which a job writes step by step (rule bulk-5).
 * @throws AppError `forbidden`, `confirm_first` (rule staff-14), `invalid`, `too_many`
 */
export async function startExport(ctx: ShopContext, asked: AskedExport): Promise<BulkOperation> {
  const { kind } = asked;
  // Pages have lines of their own, and are read as a ZIP.
  const format = kind === "invoices" ? "jsonl" : asked.format;
  const owners = { tenantId: ctx.tenant.id, shopId: ctx.shop.id, sellerId: ctx.shop.sellerId };
  const actor = await ctx.actor();
  const { verb, subject } = bulkRight(kind, owners);
  authorize(actor, verb, subject);
  await requireConfirmed(ctx);
  const span = checkedSpan(asked);
  if (kind === "invoices") await limitInvoices(ctx, dayRange(span.from ?? "", span.to ?? ""));
  return inTransaction(ctx, async (inner) => {
    await limitOperations(inner);
    const [begun] = await inner.db
      .insert(bulkOperations)
      .values({
        ...owners,
        isExport: true,
        kind,
        options: { format, ...span },
        actor,
        state: "running",
        createdAt: inner.now(),
      })
      .returning();
    if (!begun) throw new Error("the operation was not written");
    await queueOperation(inner, begun.id);
    return begun;
  });
}

function checkedSpan({ kind, from, to }: AskedExport): { from?: string; to?: string } {
  if (kind === "searches" || kind === "invoices" || bookKinds.some((one) => one === kind))
    return dayRange(from ?? "", to ?? "");
  const given = Object.entries({ from, to }).flatMap(([name, text]) => (text ? [[name, text] as const] : []));
  if (given.length > 0 && kind !== "orders" && kind !== "lines")
    throw new AppError(
      "invalid",
      "Only orders, lines, invoices, searches and books have from and to.",
      given[0]?.[0],
    );
  for (const [name, text] of given)
    if (Number.isNaN(Date.parse(text)))
      throw new AppError("invalid", `'${text}' is no moment such as 2026-03-01T09:30:00Z.`, name);
  return Object.fromEntries(given.map(([name, text]) => [name, new Date(text).toISOString()]));
}
