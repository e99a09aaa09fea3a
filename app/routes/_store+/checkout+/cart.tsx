import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CartPage } from "~/components/checkout/cart-page";
import { PlacedNotice } from "~/components/orders/placed-notice";
import { LaterLabelProvider } from "~/components/selling/line-keep";
import { SavedBelowCart } from "~/components/selling/saved-items";
import { sendCartForm } from "~/components/selling/send-cart-form";
import { notSentText, sendForm } from "~/components/ui/form/send-form";
import { sendPress } from "~/components/ui/form/send-press";
import { PolicyLinks } from "~/components/ui/policy-links";
import { countryChoices } from "~/models/accounts/country-choices";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { cartDestination } from "~/models/selling/cart-destination";
import { cartFormSchema } from "~/models/selling/cart-form";
import { isCodeIntent } from "~/models/selling/code-form";
import { noteField, noteIntent } from "~/models/selling/note-form";
import { startsSubscription } from "~/models/selling/starts-subscription";
import { publicSettings } from "~/models/shops/shop-settings";
import { cartPath } from "~/paths";
import { noticeCookie } from "~/services/accounts/notice-cookie.server";
import { expressOffer } from "~/services/checkout/express-offer.server";
import { findPolicies } from "~/services/content/find-policies.server";
import { findUnfinishedOrder } from "~/services/orders/find-unfinished-order.server";
import { findUnseenOrders } from "~/services/orders/find-unseen-orders.server";
import { seenOrderOf } from "~/services/orders/seen-order-cookie.server";
import { shopPromises } from "~/services/payments/shop-promises.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { wantsDocument } from "~/services/platform/http/wants-document.server";
import { answerCodeForm } from "~/services/selling/answer-code-form.server";
import { answerEstimateForm, isEstimateForm } from "~/services/selling/answer-estimate-form.server";
import { answerNoteForm } from "~/services/selling/answer-note-form.server";
import type { ChangedCart } from "~/services/selling/change-cart.server";
import { listSavedItems } from "~/services/selling/list-saved-items.server";
import { readCartPage } from "~/services/selling/read-cart-page.server";
import { findPurchase } from "~/services/selling/read-purchase.server";
import { answerCartForm } from "~/services/storefront/answer-cart-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { modules } = publicSettings(context.shop);
  const { prevent_checkout, prevent_checkout_message, allow_request_quote } = modules["order-management"];
  const { enable: canSave, save_action_text, saved_item_text } = modules.save_for_later;
  const visitor = await context.visitor();
  const { carts, summary, draft } = await readCartPage(context, visitor);
  const isEmpty = summary.items.length + summary.invalidItems.length === 0;
  // A request for a price is for the one cart a visitor has with the shop itself, an express button for any
  // one cart.
  const isOfShop = carts.length === 1 && summary.id === visitor.cartId;
  return {
    laterLabel: canSave ? save_action_text : null,
    saved: { title: saved_item_text, items: canSave ? await listSavedItems(context, visitor) : [] },
    placed: await findUnseenOrders(context, visitor, seenOrderOf(request)),
    carts,
    summary,
    unfinishedOrder: isEmpty ? await findUnfinishedOrder(context, visitor) : null,
    express:
      carts.length === 1 && !startsSubscription(summary)
        ? expressOffer(context.shop, "cart", {
            totalMinor: summary.totals.totalDueMinor,
            sellerGuid: carts[0]?.seller?.guid ?? null,
          })
        : null,
    preventedMessage: prevent_checkout ? prevent_checkout_message : "",
    givesQuotes: allow_request_quote && isOfShop,
    trust: shopPromises(context.shop, await findPolicies(context)),
    destination: cartDestination(draft),
    noteField: noteField(publicSettings(context.shop)),
    countries: countryChoices(publicSettings(context.shop).checkout_countries),
  };
}

/**
 * Changes the cart. A plain form post is answered with a redirect (to the cart, or back to a safe
 * `return_to`), a scripted one with `{ ok, message, cartCount }`.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const answered = { form: posted, page: cartPath() };
  if (isCodeIntent(posted.get("intent")))
    return answerCodeForm(context, await findPurchase(context, await context.visitor()), answered);
  if (posted.get("intent") === noteIntent) return answerNoteForm(context, request, answered);
  if (isEstimateForm(posted)) return answerEstimateForm(context, request, answered);
  return answerForm(posted, { schema: cartFormSchema }, async (form) => {
    const returnTo = form.intent === "add" ? safeRedirect(form.return_to, cartPath()) : cartPath();
    const { changed, status } = await answerCartForm(context, request, form);
    return answer(request, context.origin, changed, { status, returnTo });
  });
}

/**
 * A change that failed on its way or by a server fault leaves cart and page unchanged: the form that adds and those
 * with a field say so, and for all others the page (rule errors-5).
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = await request.clone().formData();
  const answer = (message: string) => ({ ok: false, message, cartCount: 0 });
  if (posted.get("intent") === "add") return sendForm(serverAction, notSentText, answer(notSentText));
  return sendCartForm(posted, serverAction) ?? sendPress(serverAction, answer(""));
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
  const tone = changed.ok && changed.message === "" ? "success" : "warning";
  headers.append("Set-Cookie", noticeCookie([notice ?? changed.message].filter(Boolean), origin, page, tone));
  return redirect(returnTo, { status: 303, headers });
}

export default function CartRoute() {
  const { laterLabel, saved, placed, ...page } = useLoaderData<typeof loader>();
  return (
    <>
      <PlacedNotice orders={placed} />
      <LaterLabelProvider value={laterLabel}>
        <CartPage {...page} />
      </LaterLabelProvider>
      <SavedBelowCart {...saved} />
      <PolicyLinks className="page-width pb-10" />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Your cart" }, { name: "robots", content: "noindex" }];
