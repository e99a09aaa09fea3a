import { PlainForm, PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import { cardActionTexts } from "~/models/catalogue/cards/card-action";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { cartPath, productPath } from "~/paths";
import { buttonClass } from "../../ui/form/button";
import { addToCartTexts } from "../use-add-to-cart";

const look = (extra = "") => buttonClass("secondary", "sm", `btn-card ${extra}`);

/** The owner's labels for buying and for the product link, and how long 'Added' is shown. */
export type CardButtonTexts = { primaryLabel?: string; secondaryLabel?: string; addedLabelMs?: number };

type CardButtonProps = CardButtonTexts & { product: ProductCardView };

/** The button of a product card: add to cart, select options, or why neither is possible (rule cards-1). */
export function CardButton({ product, primaryLabel, secondaryLabel, addedLabelMs }: CardButtonProps) {
  const t = useTexts();
  switch (product.action) {
    case "add":
      return (
        <AddForm
          product={product}
          label={primaryLabel || t(addToCartTexts.normal)}
          addedLabelMs={addedLabelMs}
        />
      );
    case "options":
    case "details": {
      const label = secondaryLabel || t(cardActionTexts[product.action]);
      return (
        <PlainLink
          href={productPath(product.slug, product.variationSku ?? undefined)}
          aria-label={`${label}: ${product.name}`}
          className={look()}
        >
          {label}
        </PlainLink>
      );
    }
    default:
      return (
        <button type="button" disabled className={look()}>
          {t(cardActionTexts[product.action])}
        </button>
      );
  }
}

type AddButtonProps = { product: ProductCardView; label: string; addedLabelMs: number | undefined };

/** Posted by `CardForms`, or by the browser. */
function AddForm({ product, label, addedLabelMs }: AddButtonProps) {
  return (
    <PlainForm method="post" action={cartPath()} data-added-ms={addedLabelMs}>
      <input type="hidden" name="product_id" value={product.id} />
      <button
        type="submit"
        name="intent"
        value="add"
        aria-label={`${label}: ${product.name}`}
        className={look("btn-add")}
      >
        {label}
      </button>
    </PlainForm>
  );
}
