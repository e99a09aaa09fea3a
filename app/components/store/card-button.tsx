import { Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { cardActionTexts } from "~/models/catalogue/card-action";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { cartPath, productPath } from "~/paths";
import { addToCartTexts, useAddToCart } from "./use-add-to-cart";

const look = (extra = "") => buttonClass("secondary", "sm", `min-h-11 w-full ${extra}`);

/** The one button of a product card: into the cart, on to the options, or why neither (part 3, §4). */
export function CardButton({ product }: { product: ProductCardView }) {
  switch (product.action) {
    case "add":
      return <AddButton product={product} />;
    case "options":
    case "details":
      return (
        <Link
          to={productPath(product.slug, product.variationSku ?? undefined)}
          aria-label={`${cardActionTexts[product.action]}: ${product.name}`}
          className={look()}
        >
          {cardActionTexts[product.action]}
        </Link>
      );
    default:
      return (
        <button type="button" disabled className={look()}>
          {cardActionTexts[product.action]}
        </button>
      );
  }
}

function AddButton({ product }: { product: ProductCardView }) {
  const { Form, step, message } = useAddToCart();
  return (
    <Form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={product.id} />
      <input type="hidden" name="qty" value="1" />
      <button
        type="submit"
        disabled={step === "adding"}
        aria-label={step === "normal" ? `${addToCartTexts.normal}: ${product.name}` : undefined}
        className={look("hover:bg-brand hover:text-brand-ink hover:border-brand")}
      >
        {addToCartTexts[step]}
      </button>
      {message ? (
        <p role="status" className="mt-2 text-sm text-muted">
          {message}
        </p>
      ) : null}
    </Form>
  );
}
