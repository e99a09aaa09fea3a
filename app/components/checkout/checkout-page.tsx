// @public

import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/form/button";
import { useTexts } from "~/components/ui/texts/use-texts";
import { addressLines } from "~/models/accounts/address/address-lines";
import { detailedName } from "~/models/catalogue/variation/variation-detail";
import type { CheckoutPart } from "~/models/checkout/steps/checkout-part";
import type { CheckoutCart, CheckoutView } from "~/models/checkout/steps/checkout-view";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Translate } from "~/models/platform/texts/message";
import { startsSubscription, subscriberText } from "~/models/selling/cart-summary/starts-subscription";
import { cartPath, checkoutPath, loginPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { DiscountCodeForm } from "../selling/cart/code-form";
import { useCheckoutPlace } from "./checkout-place";
import { ContactForm } from "./steps/contact-form";
import { ExpressCheckout } from "./steps/express-checkout";
import { OrderAside } from "./steps/order-aside";
import { PartSection } from "./steps/part-section";
import { PaymentForm } from "./steps/payment-form";
import { QuoteOffer } from "./steps/quote-offer";
import { ShippingAddressForm } from "./steps/shipping-address-form";
import { ShippingMethodForm } from "./steps/shipping-method-form";

/** The checkout on one page (rule checkout-1): its parts below each other, the order beside them. */
export function CheckoutPage({
  view,
  isSignedIn,
  title,
}: {
  view: CheckoutView;
  isSignedIn: boolean;
  title?: string;
}) {
  const t = useTexts();
  const { isQuote, formPath } = useCheckoutPlace();
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="mb-8 text-3xl font-medium md:text-4xl">{title ?? t("Checkout")}</h1>
      {!isSignedIn && startsSubscription(view.summary) ? <SubscriberSignIn /> : null}
      <Obstacles view={view} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
        <OrderAside summary={view.summary} carts={view.carts}>
          {isQuote ? null : <DiscountCodeForm summary={view.summary} action={formPath} carts={view.carts} />}
        </OrderAside>
        <div>
          {view.express.length > 0 ? <ExpressCheckout offers={view.express} /> : null}
          {view.preventedMessage
            ? null
            : view.parts.map((state, index) => (
                <PartSection
                  key={state.part}
                  state={state}
                  number={index + 1}
                  count={view.parts.length}
                  answer={answerOf(t, state.part, view)}
                >
                  {formOf(state.part, view, isSignedIn)}
                </PartSection>
              ))}
          {view.givesQuotes ? <QuoteOffer /> : null}
        </div>
      </div>
    </div>
  );
}

function formOf(part: CheckoutPart, view: CheckoutView, isSignedIn: boolean): ReactNode {
  switch (part) {
    case "contact":
      return <ContactForm view={view} isSignedIn={isSignedIn} />;
    case "shipping-address":
      return <ShippingAddressForm view={view} />;
    case "shipping-method":
      return <ShippingMethodForm view={view} />;
    case "payment":
      return <PaymentForm view={view} />;
  }
}

/** The summary of a completed part. */
function answerOf(t: Translate, part: CheckoutPart, { carts, draft }: CheckoutView): string[] {
  switch (part) {
    case "contact":
      return [draft.email ?? ""];
    case "shipping-address":
      return draft.shippingAddress ? addressLines(draft.shippingAddress) : [];
    case "shipping-method":
      return carts.flatMap((cart) => methodText(t, cart));
    case "payment":
      return [];
  }
}

/** How one of the carts is sent, and what else there is; with its seller where there are several. */
function methodText(t: Translate, { summary, seller }: CheckoutCart): string[] {
  const { shippingMethod, shippingOffers, isShippingChosen, currency } = summary;
  if (!shippingMethod || !isShippingChosen) return [];
  const price =
    shippingMethod.priceMinor === 0 ? t("Free") : formatMoney(shippingMethod.priceMinor, currency);
  const others = shippingOffers.filter(({ code }) => code !== shippingMethod.code).map(({ title }) => title);
  return [
    `${seller ? `${seller.name}: ` : ""}${shippingMethod.title} · ${price}`,
    ...(others.length > 0 ? [t("Also possible: {others}", { others: others.join("; ") })] : []),
  ];
}

/** Asks a guest who wants to subscribe to sign in; the cart is merged with the account's. */
const SubscriberSignIn = () => {
  const t = useTexts();
  return (
    <div className="mb-8 space-y-4">
      <Alert tone="warning">{t(subscriberText)}</Alert>
      <ButtonLink to={loginPath(checkoutPath())} size="sm">
        {t("Sign in")}
      </ButtonLink>{" "}
      <ButtonLink to={registerPath(checkoutPath())} variant="secondary" size="sm">
        {t("Create an account")}
      </ButtonLink>
    </div>
  );
};

/** Why the order cannot be placed. */
function Obstacles({ view }: { view: CheckoutView }) {
  const t = useTexts();
  const { items, invalidItems, shippingRefusals, minimumRefusal } = view.summary;
  const marked = [...invalidItems, ...items.filter(({ problem }) => problem !== "")];
  const lines = [
    ...(view.preventedMessage ? [view.preventedMessage] : []),
    ...shippingRefusals,
    ...(minimumRefusal === null ? [] : [minimumRefusal]),
    ...marked.map((item) => `${detailedName(item)}: ${item.problem}`),
  ];
  if (lines.length === 0) return null;
  return (
    <div className="mb-8 space-y-4">
      <Alert tone="warning">
        <ul className="space-y-1">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      {marked.length > 0 ? (
        <ButtonLink to={cartPath()} variant="secondary" size="sm">
          {t("Change your cart")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
