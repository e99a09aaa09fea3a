import { isAppError } from "~/models/platform/error/app-error";
import { officeOrderPath } from "~/paths/office";
import { writeXRechnung } from "../../orders/e-invoices/write-x-rechnung.server";
import { answerXml } from "../../orders/papers/answer-xml.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { ledToConfirm } from "../listed/led-to-confirm.server";

/**
 * The invoice of an order, or its credit note of a number, as an XRechnung (rule orders-30), after a proof as
 * for its PDF (rule staff-14).
 * @param name `100001.xml`
 * @returns what is missing, as a text, where it would not be valid
 * @throws AppError `not_found`; a redirect
 */
export async function answerXRechnungFile(
  ctx: RequestContext,
  { name, note }: { name: string; note: string | null },
): Promise<Response> {
  const number = name.replace(/\.xml$/, "");
  await ledToConfirm(officeOrderPath(number), () => requireConfirmed(ctx));
  try {
    return answerXml(await writeXRechnung(ctx, await findOrderByNumber(ctx, number), note));
  } catch (error) {
    if (!isAppError(error) || error.code !== "conflict") throw error;
    // Thrown, it would lose its words: a file has no page around it.
    const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
    return new Response(error.message, { status: error.status, headers });
  }
}
