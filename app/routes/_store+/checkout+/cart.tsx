import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CartPage } from "~/components/checkout/cart-page";
import { PlacedNotice } from "~/components/orders/placed-notice";
import { sendCartChange } from "~/components/selling/cart/send-cart-change";
import { sendCartForm } from "~/components/selling/cart/send-cart-form";
import { LaterLabelProvider } from "~/components/selling/lines/line-keep";
import { SavedBelowCart } from "~/components/selling/lines/saved-items";
import { PolicyLinks } from "~/components/ui/link/policy-links";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { countryChoices } from "~/models/accounts/address/country-choices";
import { phrase, phraseAgain } from "~/models/platform/texts/phrase";
import { cartDestination } from "~/models/selling/cart/cart-destination";
import { isCodeIntent, noteIntent } from "~/models/selling/cart/cart-forms";
import { noteField } from "~/models/selling/cart/note-form";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { cartPath } from "~/paths";
import { expressOffers } from "~/services/checkout/express-offers.server";
import { findPolicies } from "~/services/content/pages/find-policies.server";
import { findUnfinishedOrder } from "~/services/orders/reading/find-unfinished-order.server";
import { findUnseenOrders } from "~/services/orders/reading/find-unseen-orders.server";
import { seenOrderOf } from "~/services/orders/reading/seen-order-cookie.server";
import { shopPromises } from "~/services/payments/shop-promises.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { answerEstimateForm, isEstimateForm } from "~/services/selling/cart-page/answer-estimate-form.server";
import { answerNoteForm } from "~/services/selling/cart-page/answer-note-form.server";
import { readCartPage } from "~/services/selling/cart-page/read-cart-page.server";
import { findPurchase } from "~/services/selling/cart-page/read-purchase.server";
import { answerCodeForm } from "~/services/selling/discounts/answer-code-form.server";
import { listSavedItems } from "~/services/selling/saved/list-saved-items.server";
import { answerCartChange } from "~/services/storefront/answer-cart-change.server";

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
    laterLabel: canSave ? phraseAgain(save_action_text) : null,
    saved: {
      title: phraseAgain(saved_item_text),
      items: canSave ? await listSavedItems(context, visitor) : [],
    },
    placed: await findUnseenOrders(context, visitor, seenOrderOf(request)),
    carts,
    summary,
    unfinishedOrder: isEmpty ? await findUnfinishedOrder(context, visitor) : null,
    express:
      carts.length === 1 && !startsSubscription(summary)
        ? expressOffers(context.shop, "cart", {
            totalMinor: summary.totals.totalDueMinor,
            sellerGuid: carts[0]?.seller?.guid ?? null,
          })
        : [],
    preventedMessage: prevent_checkout ? prevent_checkout_message : "",
    givesQuotes: allow_request_quote && isOfShop,
    trust: shopPromises(context.shop, await findPolicies(context)),
    destination: cartDestination(draft),
    noteField: noteField(publicSettings(context.shop)),
    countries: countryChoices(publicSettings(context.shop).checkout_countries),
  };
}

/** Changes the cart: its codes, note and place, and its lines. */
export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const answered = { form: posted, page: cartPath() };
  if (isCodeIntent(posted.get("intent")))
    return answerCodeForm(context, await findPurchase(context, await context.visitor()), answered);
  if (posted.get("intent") === noteIntent) return answerNoteForm(context, request, answered);
  if (isEstimateForm(posted)) return answerEstimateForm(context, request, answered);
  return answerCartChange(context, request, posted);
}

/** What is lost is said where it was sent from; see {@link sendCartForm} and {@link sendCartChange}. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = await request.clone().formData();
  return sendCartForm(posted, serverAction) ?? sendCartChange(posted, serverAction);
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

export const handle: PageHandle = { pageOf: () => "cart" };

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Your cart"));
