// @public

import { countryChoices } from "~/models/accounts/address/country-choices";
import { stateChoices } from "~/models/accounts/address/state-choices";
import { needsBirthdate } from "~/models/checkout/check-placing";
import { partStates } from "~/models/checkout/steps/checkout-part";
import type { CheckoutView } from "~/models/checkout/steps/checkout-view";
import { shownCountries } from "~/models/checkout/steps/shown-countries";
import { sellerName } from "~/models/marketplace/seller-name";
import type { PaymentMethod } from "~/models/payments/payment-method";
import { phrase } from "~/models/platform/texts/phrase";
import { noteField } from "~/models/selling/cart/note-form";
import { mergeSummaries } from "~/models/selling/cart-summary/merge-summaries";
import { startsSubscription } from "~/models/selling/cart-summary/starts-subscription";
import { billingAddressOf } from "~/models/selling/checkout/checkout-draft";
import { type ExpressApproval, usableApproval } from "~/models/selling/checkout/express-approval";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { listAddresses } from "../accounts/addresses/list-addresses.server";
import { readVatNumber } from "../accounts/vat/read-vat-number.server";
import { findPaymentMethod, listPaymentMethods, notOffered } from "../payments/providers/providers.server";
import type { OpenCart } from "../selling/cart-page/read-cart-summary.server";
import { type CartPurchase, readPurchase } from "../selling/cart-page/read-purchase.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { expressOffers } from "./express-offers.server";

/**
 * A visitor's checkout at this moment. A signed-in customer's e-mail is filled in until they type another.
 */
export async function readCheckout(
  ctx: ShopContext,
  purchase: CartPurchase,
  {
    asked,
    sandboxAllowed,
    isQuote = false,
  }: { asked: string | null; sandboxAllowed: boolean; isQuote?: boolean },
): Promise<CheckoutView> {
  const { settings } = ctx.shop;
  const { visitor } = purchase;
  const opened = await readPurchase(ctx, purchase);
  const summary = mergeSummaries(opened.map((cart) => cart.summary));
  const saved = opened[0]?.draft ?? {};
  const draft = { ...(visitor.customer ? { email: visitor.customer.email } : {}), ...saved };
  const legalAge = needsBirthdate(ctx.shop) ? settings.checkout.legalAge : null;
  const totalMinor = summary.totals.totalDueMinor;
  const repeats = startsSubscription(summary);
  const country = billingAddressOf(saved)?.country;
  const listing = { shop: ctx.shop, sandboxAllowed, totalMinor, repeats, country };
  const offered = listPaymentMethods(listing);
  const isAlone = opened.length === 1;
  const approval = isAlone ? usableApproval(draft.express, draft.paymentMethodCode, ctx.now()) : null;
  const paymentMethods = offered.map((method) => {
    const waits = findPaymentMethod(listing, method.code)?.provider.waitsForPayment === true;
    return { ...shownMethod(method, approval), paysNow: totalMinor > 0 && waits };
  });
  const parts = partStates(
    {
      needsShipping: summary.needsShipping,
      hasContact: saved.email !== undefined && (legalAge === null || saved.customerBirthdate !== undefined),
      hasShippingAddress: draft.shippingAddress !== undefined && summary.shippingRefusals.length === 0,
      hasShippingMethod: summary.isShippingChosen,
    },
    asked,
  );
  const { prevent_checkout, prevent_checkout_message, allow_request_quote } =
    settings.modules["order-management"];
  return {
    addressBook: visitor.customer ? await listAddresses(ctx, visitor.customer.id) : [],
    summary,
    draft,
    parts,
    paymentMethods,
    paymentNotes: totalMinor > 0 ? notOffered(listing) : [],
    legalAge,
    carts: opened.map((cart) => ({
      summary: cart.summary,
      placeToken: cart.placeToken,
      seller: isAlone ? null : cart.seller && sellerName(cart.seller),
      customerNote: cart.draft.customerNote ?? "",
    })),
    countries: countryChoices(settings.checkout_countries),
    states: stateChoices(settings.checkout_countries, shownCountries(draft, settings.checkout_countries)),
    note: noteField(settings),
    invoiceReference: await readInvoiceReference(ctx, visitor),
    preventedMessage: prevent_checkout && !isQuote ? prevent_checkout_message : "",
    givesQuotes: allow_request_quote && !isQuote && isAlone,
    nowIso: ctx.now().toISOString(),
    express:
      approval || isQuote || repeats || !isAlone
        ? []
        : expressOffers(ctx.shop, "checkout", { totalMinor, sellerGuid: guidOf(ctx, opened[0]) }),
  };
}

/** Whose cart it is, in a marketplace; null elsewhere. */
const guidOf = ({ shop }: ShopContext, cart: OpenCart | undefined): string | null =>
  shop.type === "marketplace" ? (cart?.seller?.guid ?? null) : null;

/** A method as the page shows it; the one that was approved already says so. */
function shownMethod(
  { code, title, instructions, marks }: PaymentMethod,
  approval: ExpressApproval | null,
): PaymentMethod {
  const shown = { code, title, ...(marks ? { marks } : {}) };
  if (code !== approval?.provider) return { ...shown, instructions };
  const approved = approval.account
    ? phrase("Approved as {account}. You pay when you place the order.", { account: approval.account })
    : phrase("Approved. You pay when you place the order.");
  return { ...shown, instructions: approved };
}

/** What a customer files invoices by, to begin with; null in shops that ask no business for it. */
async function readInvoiceReference(ctx: ShopContext, { customer }: Visitor): Promise<string | null> {
  const { tax, invoices } = ctx.shop.settings;
  if (!tax.eu.businesses && !invoices.e_invoices) return null;
  return (customer && (await readVatNumber(ctx, customer.id))?.invoiceReference) || "";
}
