import { Link } from "@remix-run/react";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { conditionTexts } from "~/models/catalogue/offer/offer-condition";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { distanceText } from "~/models/marketplace/distance-text";
import { sellerPath } from "~/paths/places";
import { Stars } from "../../../catalogue/stars";
import { MoreSellers } from "./more-sellers";

type Sold = Pick<ShownProduct, "condition" | "conditionNote" | "market" | "price">;

/**
 * The condition unless it is new, and in a marketplace who sells it and how many others do (rule sellers-9).
 */
export function SoldBy({ product }: { product: Sold }) {
  const t = useTexts();
  const { condition, conditionNote, market, price } = product;
  const { seller, sellers, jpin } = market ?? {};
  if (condition === "new" && !seller && !sellers) return null;
  return (
    <div className="space-y-2 text-sm">
      {condition === "new" ? null : (
        <p>
          {t("Condition:")} <span className="font-medium">{t(conditionTexts[condition])}</span>
          {conditionNote ? <span className="text-muted wrap-anywhere"> · {conditionNote}</span> : null}
        </p>
      )}
      {seller ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-muted">
            <RichText
              text={t("Sold by <a>{seller}</a>", { seller: seller.name })}
              parts={{
                a: (words) => (
                  <Link
                    to={sellerPath(seller.code)}
                    className="font-medium text-ink underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ),
              }}
            />
            {seller.km === null ? "" : ` · ${distanceText(seller.km)}`}
          </p>
          {seller.rating ? <Stars rating={seller.rating} /> : null}
        </div>
      ) : null}
      {sellers && jpin ? <MoreSellers jpin={jpin} sellers={sellers} price={price} /> : null}
    </div>
  );
}
