import type { PaperKind } from "~/models/orders/papers/paper-kind";
import type { Paper } from "~/models/platform/paper/paper";
import { readPapers } from "../../orders/papers/read-papers.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The packing slips or invoices of orders, and the numbers of those without an invoice yet (rules office-17
 * and office-26).
 * @throws AppError `not_found` for an order that the actor may not view
 */
export async function loadPapers(
  ctx: ShopContext,
  kind: PaperKind,
  orderIds: readonly string[],
): Promise<{ papers: Paper[]; without: string[] }> {
  const papers: Paper[] = [];
  const without: string[] = [];
  for await (const { number, paper } of readPapers(ctx, kind, orderIds)) {
    if (paper) papers.push(paper);
    else without.push(number);
  }
  return { papers, without };
}
