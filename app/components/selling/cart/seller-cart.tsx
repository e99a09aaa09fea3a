// @public

import { Link } from "@remix-run/react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SellerName } from "~/models/marketplace/seller-name";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartOfSeller } from "~/models/selling/cart/cart-of-seller";
import type { NoteField } from "~/models/selling/cart/note-form";
import { totalRows } from "~/models/selling/cart-summary/total-rows";
import { sellerPath } from "~/paths/places";
import { sellerCheckoutPath } from "~/paths/seller-checkout";
import { CartLines } from "../lines/cart-lines";
import { NoteForm } from "../lines/note-form";
import { SellerCartPlace } from "./cart-place";
import { EmptyCartForm } from "./empty-cart-form";
import { MethodChoice } from "./method-choice";
import { ToFreeShipping } from "./to-free-shipping";
import { amountText } from "./totals";

/**
 * The part of a marketplace's cart that one seller sends: its goods, its delivery, the message to the seller
 * and what it comes to (rule cart-12).
 * @param isOnly whether there is no other: then all but the goods is beside the totals, as in other shops
 */
export function SellerCart({
  seller,
  cart: { summary, note },
  noteField,
  isOnly,
  isOpen,
}: {
  seller: SellerName;
  cart: Pick<CartOfSeller, "summary" | "note">;
  noteField: NoteField | null;
  isOnly: boolean;
  isOpen: boolean;
}) {
  const t = useTexts();
  const headingId = `cart-${seller.guid}`;
  return (
    <SellerCartPlace sellerGuid={seller.guid}>
      <section aria-labelledby={headingId} className="rounded-base border border-line p-4 sm:p-5 md:p-6">
        <h2 id={headingId} className="mb-4 text-xl font-medium wrap-anywhere">
          <RichText
            text={t("From <a>{seller}</a>", { seller: seller.name })}
            parts={{
              a: (words) => (
                <Link to={sellerPath(seller.code)} className="hover:underline">
                  {words}
                </Link>
              ),
            }}
          />
        </h2>
        <CartLines summary={summary} />
        {isOnly ? null : (
          <>
            <div className="mt-4 space-y-2">
              <MethodChoice summary={summary} />
              {noteField ? <NoteForm field={noteField} note={note} /> : null}
              <ToFreeShipping summary={summary} />
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
              <SellerTotals summary={summary} />
              {isOpen ? (
                <Link
                  to={sellerCheckoutPath(seller.guid)}
                  className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                >
                  {t("Order only this part")}
                  <span className="sr-only"> {t("from {name}", { name: seller.name })}</span>
                </Link>
              ) : null}
            </div>
            <EmptyCartForm sellerName={seller.name} />
          </>
        )}
      </section>
    </SellerCartPlace>
  );
}

/**
 * What a seller's part comes to, in rows on a phone, else in one line where there is room: the box is one of
 * several in the cart.
 */
function SellerTotals({ summary }: Pick<CartOfSeller, "summary">) {
  const t = useTexts();
  const { totals, currency, shippingMethod, isTaxKnown, needsShipping } = summary;
  const rows = totalRows(t, totals, { shipping: shippingMethod !== null, tax: isTaxKnown, needsShipping });
  const isComplete = rows.every(({ isKnown }) => isKnown);
  return (
    <dl className="flex gap-y-1 py-2 tabular-nums max-sm:w-full max-sm:flex-col sm:flex-wrap">
      {rows.map((row) => (
        <div
          key={row.label}
          className="flex gap-1.5 text-muted max-sm:justify-between sm:after:me-1.5 sm:after:content-['·']"
        >
          <dt>{row.label}</dt>
          <dd>{amountText(t, row, currency)}</dd>
        </div>
      ))}
      <div className="flex gap-1.5 font-medium max-sm:justify-between">
        <dt>{isComplete ? t("Total of this part") : t("So far")}</dt>
        <dd>{formatMoney(totals.grandTotalMinor, currency)}</dd>
      </div>
    </dl>
  );
}
