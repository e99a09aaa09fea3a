import { type FormEvent, useRef, useState } from "react";
import { addToCartTexts, useAddToCart } from "~/components/store/use-add-to-cart";
import { Button, buttonClass } from "~/components/ui/button";
import type { ShownProduct } from "~/models/catalogue/product-page";
import { addableQty } from "~/models/stock/addable-qty";
import { cartPath } from "~/paths";
import { groupedChildrenId } from "./grouped-children";
import { QuantityField } from "./quantity-field";
import { useHeldQty } from "./use-held-qty";

/** Quantity and 'Add to Cart', or a button that says why the product cannot be bought. */
export function PurchaseForm({ product }: { product: ShownProduct }) {
  const { purchase, stock } = product;
  if (product.classCode === "grouped") return product.children.length > 0 ? <ToChildren /> : null;
  if (!purchase) return stock.isInStock ? null : <SoldOut text={soldOutText(product)} />;
  return <AddForm key={purchase.productId} {...purchase} />;
}

/** After a success the quantity is 1 again, and the limit is lowered by what was added (rule product-3). */
function AddForm({ productId, maxQty }: { productId: number; maxQty: number }) {
  const sentQty = useRef(0);
  const [added, setAdded] = useState({ times: 0, qty: 0 });
  const { Form, step, message } = useAddToCart(undefined, () =>
    setAdded(({ times, qty }) => ({ times: times + 1, qty: qty + sentQty.current })),
  );
  const { heldQty, look } = useHeldQty(productId);
  const noteQty = (event: FormEvent<HTMLFormElement>) => {
    sentQty.current = Number(new FormData(event.currentTarget).get("qty")) || 1;
  };
  return (
    <Form
      method="post"
      action={cartPath()}
      onSubmit={noteQty}
      onFocusCapture={look}
      onPointerEnter={look}
      className="purchase-row space-y-8"
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product_id" value={productId} />
      <div className="flex gap-3">
        <QuantityField key={added.times} maxQty={addableQty(maxQty, Math.max(heldQty, added.qty))} />
        <Button busy={step === "adding"} className="flex-1">
          <span aria-live="polite">{addToCartTexts[step]}</span>
        </Button>
      </div>
      {message ? (
        <p role="status" className="text-sm text-muted">
          {message}
        </p>
      ) : null}
    </Form>
  );
}

function SoldOut({ text }: { text: string }) {
  return (
    <Button type="button" disabled className="w-full">
      {text}
    </Button>
  );
}

/** The members of a grouped product are bought one by one, below. */
function ToChildren() {
  return (
    <a href={`#${groupedChildrenId}`} className={buttonClass("primary", "md", "w-full")}>
      View Options
    </a>
  );
}

const soldOutText = ({ stock }: ShownProduct) =>
  stock.status === "out-of-stock" || stock.status === "backordered" ? "Sold out" : "Unavailable";
