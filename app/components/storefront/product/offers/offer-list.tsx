import { Link } from "@remix-run/react";
import { PlainForm } from "~/components/ui/link/plain-link";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { OfferView } from "~/models/catalogue/offer/more-sellers";
import { conditionTexts } from "~/models/catalogue/offer/offer-condition";
import { distanceText } from "~/models/marketplace/distance-text";
import { cartPath } from "~/paths";
import { sellerPath, sharedProductPath } from "~/paths/places";
import { Price } from "../../../catalogue/price";
import { Stars } from "../../../catalogue/stars";
import { StockLabel } from "../../../catalogue/stock-label";
import { addToCartTexts } from "../../../catalogue/use-add-to-cart";
import { buttonClass } from "../../../ui/form/button";

/** The product that the offers are of. */
type Offered = { slug: string; pageJpin: string; variationSku: string | null };

/** Offers of a product, each with its seller, price, delivery and 'Add to Cart' (rule sellers-10). */
export function OfferList({ offers, product }: { offers: readonly OfferView[]; product: Offered }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {offers.map((offer) => (
        <OfferRow key={offer.seller.code} offer={offer} product={product} />
      ))}
    </ul>
  );
}

function OfferRow({ offer, product }: { offer: OfferView; product: Offered }) {
  const t = useTexts();
  const { seller, condition, conditionNote, price, stock, delivery } = offer;
  const address = sharedProductPath(
    { slug: product.slug, jpin: product.pageJpin, seller: seller.code },
    product.variationSku ?? undefined,
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-48 space-y-1 text-sm">
        <Price price={price} />
        <p>
          <RichText
            text={t("{condition} · sold by <a>{seller}</a>", {
              condition: t(conditionTexts[condition]),
              seller: seller.name,
            })}
            parts={{
              a: (words) => (
                <Link to={sellerPath(seller.code)} className="font-medium underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        {conditionNote ? <p className="text-muted wrap-anywhere">{conditionNote}</p> : null}
        {seller.rating ? <Stars rating={seller.rating} /> : null}
        {seller.km === null ? null : <p className="text-muted">{distanceText(seller.km)}</p>}
        <StockLabel stock={stock} />
        {delivery.map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
      </div>
      <div className="flex w-full flex-col gap-2 sm:w-40">
        <OfferAction offer={offer} address={address} />
        <Link to={address} className="text-center text-sm underline underline-offset-4">
          {t("View this offer")}
          <span className="sr-only"> {t("of {name}", { name: seller.name })}</span>
        </Link>
      </div>
    </li>
  );
}

/** Posted by `CardForms`, or by the browser. */
function OfferAction({
  offer: { action, productId, seller },
  address,
}: {
  offer: OfferView;
  address: string;
}) {
  const t = useTexts();
  if (action === "none") return null;
  if (action === "options")
    return (
      <Link to={address} className={buttonClass("secondary", "sm")}>
        {t("Select options")}
        <span className="sr-only"> {t("of {name}", { name: seller.name })}</span>
      </Link>
    );
  return (
    <PlainForm method="post" action={cartPath()}>
      <input type="hidden" name="product_id" value={productId} />
      <input type="hidden" name="seller" value={seller.guid} />
      <button
        type="submit"
        name="intent"
        value="add"
        aria-label={`${t(addToCartTexts.normal)}: ${seller.name}`}
        className={buttonClass("primary", "sm", "btn-add w-full")}
      >
        {t(addToCartTexts.normal)}
      </button>
    </PlainForm>
  );
}
