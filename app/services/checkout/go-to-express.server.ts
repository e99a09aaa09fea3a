// @public

import { data } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { headersWith, leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { createTransaction } from "./create-transaction.server";

/** How a press of an express button is answered. */
type ExpressAnswering = {
  /** The wallet's key, as it was sent. */
  wallet: string | undefined;
  /** Sent with every answer. */
  cookies?: readonly (string | undefined)[];
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
  { wallet, cookies, isDocument, backTo }: ExpressAnswering,
) {
  try {
    const { url } = await createTransaction(context, await findVisitor(), wallet);
    return leadTo(context, url, { cookies, notice: { lines: [] } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, status } = error;
    if (!isDocument)
      return data({ ok: false, message }, { status, headers: headersWith(context, { cookies }) });
    const notice = { lines: [message], page: backTo, tone: "danger" } as const;
    return leadTo(context, backTo, { cookies, notice });
  }
}
