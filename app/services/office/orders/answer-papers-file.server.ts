import type { PaperKind } from "~/models/orders/papers/paper-kind";
import { officeOrderPath, officeOrdersPath } from "~/paths/office";
import { answerPapers } from "../../orders/papers/answer-papers.server";
import { writeOrderPapers } from "../../orders/papers/write-order-papers.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { chosenOrders } from "../chosen/chosen-orders.server";
import { ledToConfirm } from "../listed/led-to-confirm.server";

/**
 * Packing slips or invoices as one PDF: of an order by its number, or of those that were chosen (rule
 * office-77). Who has not proved of late who they are is led to do so and back (rule staff-14).
 * @param name `100001.pdf`, or empty for the chosen ones
 * @throws AppError `not_found`; a redirect
 */
export async function answerPapersFile(
  ctx: RequestContext,
  kind: PaperKind,
  { name, query }: { name: string; query: URLSearchParams },
): Promise<Response> {
  const number = name.replace(/\.pdf$/, "");
  const backTo = number === "" ? officeOrdersPath() : officeOrderPath(number);
  await ledToConfirm(backTo, () => requireConfirmed(ctx));
  const ids = number === "" ? (await chosenOrders(ctx, query)).ids : [await findOrderByNumber(ctx, number)];
  return answerPapers(await writeOrderPapers(ctx, kind, ids));
}
