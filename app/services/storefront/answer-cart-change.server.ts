// @public

import { data, redirect } from "@remix-run/node";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { cartPath } from "~/paths";
import { noticeCookie } from "../accounts/sessions/notice-cookie.server";
import { answerForm } from "../platform/forms/answer-form.server";
import { wantsDocument } from "../platform/http/wants-document.server";
import type { ChangedCart } from "../selling/cart/change-cart.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerCartForm } from "./cart/answer-cart-form.server";

/**
 * Changes the lines of a cart as a form asks. A plain form post is answered with a redirect (to the cart, or
 * back to a safe `return_to`), a scripted one with `{ ok, message, cartCount }`.
 * @throws Response 400 for a form that asks for nothing a cart can do
 */
export function answerCartChange(context: RequestContext, request: Request, posted: FormData) {
  return answerForm(posted, { schema: cartFormSchema }, async (form) => {
    const returnTo = form.intent === "add" ? safeRedirect(form.return_to, cartPath()) : cartPath();
    const { changed, status } = await answerCartForm(context, request, form);
    return answer(request, context.origin, changed, { status, returnTo });
  });
}

function answer(
  request: Request,
  origin: string,
  { setCookie, notice, cartId: _own, ...changed }: ChangedCart,
  { status, returnTo }: { status: number; returnTo: string },
) {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  if (!wantsDocument(request)) return data(changed, { status, headers });
  // Without a message it clears an earlier one.
  const page = new URL(returnTo, request.url).pathname;
  const tone = !changed.ok ? "danger" : changed.message === "" ? "success" : "warning";
  headers.append("Set-Cookie", noticeCookie([notice ?? changed.message].filter(Boolean), origin, page, tone));
  return redirect(returnTo, { status: 303, headers });
}
