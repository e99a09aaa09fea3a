import { type FormEvent, useRef } from "react";
import { useAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { askForChoice } from "~/models/catalogue/options/ask-for-choice";
import type { PriceView } from "~/models/catalogue/price/price-view";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { addableCap } from "~/models/catalogue/stock/addable-qty";
import { message } from "~/models/platform/texts/message";
import { choicePath, productPath } from "~/paths";
import { Price } from "../../../catalogue/price";
import { addToCartTexts } from "../../../catalogue/use-add-to-cart";
import { Button } from "../../../ui/form/button";
import { SellerField } from "../offers/seller-field";
import { QuantityField } from "./quantity-field";
import { StickyBar } from "./sticky-bar";

type NotYetFormProps = {
  product: ShownProduct;
  /** The price of what can still be meant. */
  price: PriceView;
  /** What was entered as quantity, pieces. */
  qty: number;
  onQty: (qty: number) => void;
  /** Why a form without a script was refused; otherwise empty. */
  refusedText: string;
  /** Of the form, which fields outside of it belong to. */
  formId: string;
  /** Notes that the shopper tried to add it. */
  onTry: () => void;
};

/**
 * The form of a product of which something has still to be chosen, or that cannot be bought as it is chosen.
 * Without a script its dropdowns are sent with it, and the page that comes back has what was chosen. What is
 * missing is named where it stays in view (rule product-9).
 */
export function NotYetForm({ product, price, qty, onQty, refusedText, formId, onTry }: NotYetFormProps) {
  const t = useTexts();
  const address = useAddress();
  const form = useRef<HTMLFormElement>(null);
  const { missing, stock } = product;
  const asked = askForChoice(missing);
  if (stock.isInStock && missing.length === 0) return null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTry();
  };
  return (
    <>
      <form
        ref={form}
        id={formId}
        method="post"
        action={address(addressOf(product))}
        onSubmit={onSubmit}
        className="contents"
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="product_id" value={product.id} />
        <SellerField product={product} />
        <div className="purchase-row my-5 space-y-3 md:my-7">
          {asked ? (
            <div className="purchase-now">
              <span className="min-w-0 truncate">{asked}</span>
              <Price price={price} />
            </div>
          ) : null}
          {stock.isInStock ? (
            <div className="flex gap-3">
              <QuantityField maxQty={addableCap} isFixed={false} initialQty={qty} onQty={onQty} />
              <Button className="flex-1 max-md:px-2">{t(addToCartTexts.normal)}</Button>
            </div>
          ) : (
            <Button type="button" disabled className="w-full">
              {t(soldOutText(product))}
            </Button>
          )}
          {/* An option that is missing says so itself, where it is chosen. */}
          {refusedText && missing.length === 0 ? (
            <p role="alert" className="error-note">
              {refusedText}
            </p>
          ) : null}
        </div>
      </form>
      {stock.isInStock && asked ? (
        <StickyBar product={product} price={price} formId={formId} form={form} label={asked} />
      ) : null}
    </>
  );
}

/** Of the page as it is chosen so far. */
function addressOf({ slug, axes, missing }: ShownProduct): string {
  const selected = axes
    .flatMap(({ choices }) => choices)
    .find(({ isSelected, sku }) => isSelected && sku !== null);
  return selected?.sku ? choicePath(slug, selected.sku, undefined, missing) : productPath(slug);
}

const soldOutText = ({ stock }: ShownProduct) =>
  stock.status === "out-of-stock" || stock.status === "backordered"
    ? message("Sold out")
    : message("Unavailable");
