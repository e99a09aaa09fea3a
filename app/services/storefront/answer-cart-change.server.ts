// @public

import { data } from "@remix-run/node";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { cartPath } from "~/paths";
import { answerForm } from "../platform/forms/answer-form.server";
import { wantsDocument } from "../platform/http/wants-document.server";
import type { ChangedCart } from "../selling/commands/cart-command.server";
import { headersWith, leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerCartForm } from "./answer-cart-form.server";

/**
 * Changes the lines of a cart as a form asks. A plain form post is answered with a redirect (to the cart, or
 * back to a safe `return_to`), a scripted one with `{ ok, message, cartCount }`.
 * @throws Response 400 for a form that asks for nothing a cart can do
 */
export function answerCartChange(context: RequestContext, request: Request, posted: FormData) {
  return answerForm(posted, { schema: cartFormSchema }, async (form) => {
    const returnTo = form.intent === "add" ? safeRedirect(form.return_to, cartPath()) : cartPath();
    const { changed, status } = await answerCartForm(context, request, form);
    return answer(context, request, changed, { status, returnTo });
  });
}

function answer(
  context: RequestContext,
  request: Request,
  { setCookie, notice, cartId: _own, ...changed }: ChangedCart,
  { status, returnTo }: { status: number; returnTo: string },
) {
  const cookies = [setCookie];
  if (!wantsDocument(request)) return data(changed, { status, headers: headersWith(context, { cookies }) });
  // Without a message it clears an earlier one.
  const page = new URL(returnTo, request.url).pathname;
  const tone = !changed.ok ? "danger" : changed.message === "" ? "success" : "warning";
  return leadTo(context, returnTo, { cookies, notice: { lines: [notice ?? changed.message], page, tone } });
}
