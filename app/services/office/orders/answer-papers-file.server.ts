import { redirect } from "@remix-run/node";
import type { PaperKind } from "~/models/orders/papers/paper-kind";
import { isAppError } from "~/models/platform/error/app-error";
import { officeOrderPath, officeOrdersPath } from "~/paths/office";
import { adminConfirmPath } from "~/paths/staff";
import { answerPapers } from "../../orders/papers/answer-papers.server";
import { writeOrderPapers } from "../../orders/papers/write-order-papers.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { chosenOrders } from "../chosen/chosen-orders.server";

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
  await askForProof(ctx, number === "" ? officeOrdersPath() : officeOrderPath(number));
  const ids = number === "" ? (await chosenOrders(ctx, query)).ids : [await findOrderByNumber(ctx, number)];
  return answerPapers(await writeOrderPapers(ctx, kind, ids));
}

async function askForProof(ctx: RequestContext, back: string): Promise<void> {
  try {
    await requireConfirmed(ctx);
  } catch (error) {
    if (isAppError(error) && error.code === "confirm_first") throw redirect(adminConfirmPath(back));
    throw error;
  }
}
