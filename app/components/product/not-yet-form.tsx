import type { FormEvent } from "react";
import { addToCartTexts } from "~/components/store/use-add-to-cart";
import { Button } from "~/components/ui/button";
import type { ShownProduct } from "~/models/catalogue/product-page";
import { productPath } from "~/paths";
import { SellerField } from "./seller-field";

type NotYetFormProps = {
  product: ShownProduct;
  /** Why a form without a script was refused; otherwise empty. */
  refusedText: string;
  /** Of the form, which fields outside of it belong to. */
  formId: string;
  /** Notes that the shopper tried to add it. */
  onTry: () => void;
};

/**
 * The form of a product of which something has still to be chosen, or that cannot be bought as it is chosen. Without a
 * script its dropdowns are sent with it.
 */
export function NotYetForm({ product, refusedText, formId, onTry }: NotYetFormProps) {
  const { missing, stock } = product;
  if (stock.isInStock && missing.length === 0) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTry();
  };
  return (
    <form
      id={formId}
      method="post"
      action={productPath(product.slug)}
      onSubmit={onSubmit}
      className="contents"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={product.id} />
      <SellerField product={product} />
      <div className="purchase-row space-y-3">
        {stock.isInStock ? (
          <Button className="w-full">{addToCartTexts.normal}</Button>
        ) : (
          <Button type="button" disabled className="w-full">
            {soldOutText(product)}
          </Button>
        )}
        {refusedText ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {refusedText}
          </p>
        ) : null}
      </div>
    </form>
  );
}

const soldOutText = ({ stock }: ShownProduct) =>
  stock.status === "out-of-stock" || stock.status === "backordered" ? "Sold out" : "Unavailable";
