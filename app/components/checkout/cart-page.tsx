// @public

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { CountryChoice } from "~/models/accounts/address/country-choices";
import type { UnfinishedOrder } from "~/models/orders/states/unfinished-order";
import type { Translate } from "~/models/platform/texts/message";
import type { CartDestination } from "~/models/selling/cart/cart-destination";
import type { CartOfSeller } from "~/models/selling/cart/cart-of-seller";
import { nothingDueText } from "~/models/selling/cart/cart-state";
import type { NoteField } from "~/models/selling/cart/note-form";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartText } from "~/models/selling/cart-summary/cart-text";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import type { ShopTrust } from "~/models/shops/settings/shop-trust";
import { cartPath, checkoutPath, homePath } from "~/paths";
import { CartBar } from "../selling/cart/cart-bar";
import { SellerCartPlace } from "../selling/cart/cart-place";
import { DiscountCodeForm } from "../selling/cart/code-form";
import { EmptyCart } from "../selling/cart/empty-cart";
import { EmptyCartForm } from "../selling/cart/empty-cart-form";
import { EstimateForm } from "../selling/cart/estimate-form";
import { MethodChoice } from "../selling/cart/method-choice";
import { SellerCart } from "../selling/cart/seller-cart";
import { ToFreeShipping } from "../selling/cart/to-free-shipping";
import { Totals } from "../selling/cart/totals";
import { useFocusAfterRemoval } from "../selling/cart/use-focus-after-removal";
import { CartLines } from "../selling/lines/cart-lines";
import { NoteForm } from "../selling/lines/note-form";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/form/button";
import { useSaid } from "../ui/form/use-said";
import { TrustList } from "../ui/trust-list";
import { ExpressForm } from "./express-button";
import { QuoteOffer } from "./steps/quote-offer";
import { UnfinishedPayment } from "./steps/unfinished-payment";

type CartPageProps = {
  /** The parts of the cart: the only one, or one for each seller. */
  carts: readonly CartOfSeller[];
  /** All of them together. */
  summary: CartSummary;
  /** The order whose payment an empty cart waits for; null for none. */
  unfinishedOrder: UnfinishedOrder | null;
  /** Disables the checkout and says why; empty if it is open. */
  preventedMessage: string;
  /** Whether the cart can be sent to be priced (rule quotes-1). */
  givesQuotes: boolean;
  express: ExpressOffer[];
  destination: CartDestination | null;
  /** The countries the shop delivers to. */
  countries: CountryChoice[];
  /** The field for a message to the store; null where the shop asks for none. */
  noteField: NoteField | null;
  trust: ShopTrust;
};

/** The cart with its lines and totals. */
export function CartPage({
  carts,
  summary,
  unfinishedOrder,
  preventedMessage,
  givesQuotes,
  express,
  destination,
  countries,
  noteField,
  trust,
}: CartPageProps) {
  const t = useTexts();
  const { items, invalidItems, currency } = summary;
  const own = carts.length === 1 ? carts[0] : undefined;
  const lineCount = items.length + invalidItems.length;
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(lineCount);
  useSaid(cartText(summary));
  if (lineCount === 0)
    return unfinishedOrder ? (
      <UnfinishedPayment order={unfinishedOrder} heading={heading} />
    ) : (
      <EmptyCart heading={heading} />
    );
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 ref={heading} tabIndex={-1} className="text-3xl font-medium md:text-4xl">
        {t("Your cart")}
      </h1>
      <p className="mt-2 text-muted">
        {t("{count, plural, one {# item} other {# items}}", { count: summary.count })}
      </p>
      <div className="mt-6 grid gap-10 md:grid-cols-[minmax(0,1fr)_280px] md:gap-8 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
        <div>
          {own && !own.seller ? <CartLines summary={own.summary} /> : null}
          <div className="space-y-8 empty:hidden">
            {carts.map((cart) =>
              cart.seller ? (
                <SellerCart
                  key={cart.seller.guid}
                  seller={cart.seller}
                  cart={cart}
                  noteField={noteField}
                  isOnly={carts.length === 1}
                  isOpen={preventedMessage === "" && obstacleOf(t, cart.summary) === null}
                />
              ) : null,
            )}
          </div>
          <EmptyCartForm />
        </div>
        <aside
          aria-label={t("Order summary")}
          className="h-fit rounded-base bg-sunken p-6 md:sticky md:top-24 lg:p-7"
        >
          <h2 className="mb-5 text-xl font-medium">{t("Order summary")}</h2>
          <Totals
            totals={summary.totals}
            currency={currency}
            known={{
              shipping: summary.shippingMethod !== null,
              tax: summary.isTaxKnown,
              needsShipping: summary.needsShipping,
            }}
          />
          <div className="mt-5 space-y-3 border-t border-line pt-3">
            <EstimateForm destination={destination} countries={countries} />
            {own ? ofCart(own, <MethodChoice summary={own.summary} />) : null}
          </div>
          <div className="mt-3 border-t border-line pt-3">
            <DiscountCodeForm summary={summary} action={cartPath()} carts={carts} />
          </div>
          {noteField && own ? (
            <div className="border-t border-line pt-3">
              {ofCart(own, <NoteForm field={noteField} note={own.note} />)}
            </div>
          ) : null}
          {own ? <ToFreeShipping summary={own.summary} /> : null}
          <ToCheckout
            summary={summary}
            preventedMessage={preventedMessage}
            givesQuotes={givesQuotes}
            express={express}
          />
          <div className="mt-5 border-t border-line pt-4">
            <TrustList trust={{ data: trust }} ships={summary.needsShipping} />
          </div>
          <Link
            to={homePath()}
            className="mt-3 flex min-h-11 items-center justify-center text-sm font-medium underline underline-offset-4"
          >
            {t("Continue shopping")}
          </Link>
        </aside>
      </div>
      <CartBar summary={summary} isOpen={preventedMessage === "" && obstacleOf(t, summary) === null} />
    </div>
  );
}

/** A form beside the totals, sent to the only part, whose seller may be one of a marketplace. */
const ofCart = ({ seller }: CartOfSeller, form: ReactNode) =>
  seller ? <SellerCartPlace sellerGuid={seller.guid}>{form}</SellerCartPlace> : form;

function ToCheckout({
  summary,
  preventedMessage,
  givesQuotes,
  express,
}: Pick<CartPageProps, "summary" | "preventedMessage" | "givesQuotes" | "express">) {
  const t = useTexts();
  const obstacle = obstacleOf(t, summary);
  if (preventedMessage)
    return (
      <div className="mt-6">
        <Alert tone="warning">{preventedMessage}</Alert>
        {givesQuotes ? <QuoteOffer /> : null}
      </div>
    );
  if (obstacle) return <p className="mt-6 error-note">{obstacle}</p>;
  const nothingDue = nothingDueText(summary.totals);
  return (
    <>
      {nothingDue ? <p className="mt-6 font-medium">{nothingDue}</p> : null}
      {/* Narrow screens have it in the bar at the bottom. */}
      <ButtonLink to={checkoutPath()} className="mt-6 w-full max-lg:hidden">
        {t("Checkout")}
      </ButtonLink>
      {express.map((offer) => (
        <div key={offer.wallet} className="mt-3">
          <ExpressForm offer={offer} from="cart" />
        </div>
      ))}
    </>
  );
}

/** What has to be done before the checkout; null when it is open. */
function obstacleOf(
  t: Translate,
  { invalidItems, items, shippingRefusals, minimumRefusal }: CartSummary,
): string | null {
  if (invalidItems.length > 0 || items.some(({ problem }) => problem !== ""))
    return t("To check out, change or remove the marked items.");
  if (minimumRefusal !== null) return minimumRefusal;
  return shippingRefusals.length > 0
    ? t("To check out, remove what can’t be shipped, or change the address or the shipping method.")
    : null;
}
