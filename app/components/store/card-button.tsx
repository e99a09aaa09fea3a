import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { cardActionTexts } from "~/models/catalogue/card-action";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { cartPath, productPath } from "~/paths";
import { addToCartTexts, useAddToCart } from "./use-add-to-cart";

const look = (extra = "") => buttonClass("secondary", "sm", `btn-card ${extra}`);

/** The owner's words for buying and for going to the product, and how long 'Added' is said. */
export type CardButtonTexts = { primaryLabel?: string; secondaryLabel?: string; addedLabelMs?: number };

type CardButtonProps = CardButtonTexts & { product: ProductCardView };

/** The one button of a product card: into the cart, on to the options, or why neither (rule cards-1). */
export function CardButton({ product, primaryLabel, secondaryLabel, addedLabelMs }: CardButtonProps) {
  switch (product.action) {
    case "add":
      return (
        <AddButton
          product={product}
          label={primaryLabel || addToCartTexts.normal}
          addedLabelMs={addedLabelMs}
        />
      );
    case "options":
    case "details": {
      const label = secondaryLabel || cardActionTexts[product.action];
      return (
        <Link
          to={productPath(product.slug, product.variationSku ?? undefined)}
          aria-label={`${label}: ${product.name}`}
          className={look()}
        >
          {label}
        </Link>
      );
    }
    default:
      return (
        <button type="button" disabled className={look()}>
          {cardActionTexts[product.action]}
        </button>
      );
  }
}

type AddButtonProps = { product: ProductCardView; label: string; addedLabelMs: number | undefined };

function AddButton({ product, label, addedLabelMs }: AddButtonProps) {
  const { Form, step, message } = useAddToCart(addedLabelMs);
  return (
    <Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="qty" value="1" />
      <button
        type="submit"
        disabled={step === "adding"}
        aria-label={step === "normal" ? `${label}: ${product.name}` : undefined}
        className={look("btn-add")}
      >
        {step === "normal" ? label : addToCartTexts[step]}
      </button>
      {message ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {message}
        </p>
      ) : null}
    </Form>
  );
}
