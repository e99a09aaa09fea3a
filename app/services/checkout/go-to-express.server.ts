// @public

import { data, redirect } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { noticeCookie } from "../accounts/sessions/notice-cookie.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { createTransaction } from "./create-transaction.server";

/** How a press of an express button is answered. */
type ExpressAnswering = {
  /** The wallet's key, as it was sent. */
  wallet: string | undefined;
  /** Sent with every answer. */
  headers: Headers;
  /** False for a product form's script, which shows a refusal beside the form. */
  isDocument: boolean;
  /** The page that shows a refusal as a notice. */
  backTo: string;
};

/**
 * Sends the shopper to a wallet's page, or says why that is not possible.
 * @param findVisitor the visitor with the cart that is paid for; may throw an AppError
 */
export async function goToExpress(
  context: RequestContext,
  findVisitor: () => Promise<Visitor>,
  { wallet, headers, isDocument, backTo }: ExpressAnswering,
) {
  try {
    const { url } = await createTransaction(context, await findVisitor(), wallet);
    headers.append("Set-Cookie", noticeCookie([], context.origin));
    return redirect(url, { status: 303, headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (!isDocument) return data({ ok: false, message: error.message }, { status: error.status, headers });
    headers.append("Set-Cookie", noticeCookie([error.message], context.origin, backTo, "danger"));
    return redirect(backTo, { status: 303, headers });
  }
}
