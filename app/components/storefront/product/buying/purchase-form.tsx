import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { addLabel } from "~/models/catalogue/cards/add-label";
import { askForChoice } from "~/models/catalogue/options/ask-for-choice";
import { choiceRefusal } from "~/models/catalogue/options/choice-problems";
import { unchosenOptions } from "~/models/catalogue/options/unchosen-options";
import type { PriceView } from "~/models/catalogue/price/price-view";
import type { Purchase, ShownProduct } from "~/models/catalogue/product/product-page";
import { addableQty } from "~/models/catalogue/stock/addable-qty";
import { isField } from "~/models/catalogue/variation/product-variations";
import type { ExpressOffer } from "~/models/shops/pages/express-offer";
import { cartPath, productPath } from "~/paths";
import { Price } from "../../../catalogue/price";
import { addToCartTexts, useAddToCart } from "../../../catalogue/use-add-to-cart";
import { ExpressAdd } from "../../../checkout/express-button";
import { AskNotice } from "../../../conversations/ask-notice";
import { Button } from "../../../ui/form/button";
import { useSaid } from "../../../ui/form/use-said";
import type { Choices } from "../../use-choices";
import { SellerField } from "../offers/seller-field";
import { ProductOptionFields } from "../options/option-fields";
import { PersonalizationFields } from "../options/personalization-fields";
import { showWrongField } from "../options/show-wrong-field";
import { NotYetForm } from "./not-yet-form";
import { QuantityField } from "./quantity-field";
import { SetForm } from "./set-form";
import { StickyBar } from "./sticky-bar";
import { useAbovePanel, useIsPanelShown } from "./use-above-panel";
import { useHeldQty } from "./use-held-qty";

type PurchaseFormProps = {
  product: ShownProduct;
  /** The price of what is about to be added. */
  price: PriceView;
  choices: Choices;
  express: ExpressOffer[];
  /** Why a form without a script was refused; otherwise empty. */
  refusedText: string;
  /** What was entered before something was chosen, pieces. */
  qty: number;
  onQty: (qty: number) => void;
  /** Of the form, which fields outside of it belong to. */
  formId: string;
  /** Notes that the shopper tried to add it. */
  onTry: () => void;
};

/** Options, quantity and 'Add to Cart', or a button that says why the product cannot be bought. */
export function PurchaseForm(props: PurchaseFormProps) {
  const { product } = props;
  const { purchase } = product;
  if (product.classCode === "grouped") return <SetForm product={product} />;
  if (!purchase)
    return (
      <>
        <NotYetForm {...props} />
        {product.waitedId === null ? null : <AskNotice key={product.waitedId} productId={product.waitedId} />}
      </>
    );
  return <AddForm key={purchase.productId} {...props} purchase={purchase} />;
}

/**
 * After a success everything begins anew, and the limit is lowered by what was added (rule product-3).
 * Without a script choices go to the product's own page, which shows what is wrong with them.
 */
function AddForm({
  product,
  purchase,
  price,
  choices,
  express,
  refusedText,
  qty,
  onQty,
  formId,
}: PurchaseFormProps & { purchase: Purchase }) {
  const t = useTexts();
  const address = useAddress();
  const { productId, maxQty, isQtyFixed } = purchase;
  const form = useRef<HTMLFormElement>(null);
  const sentQty = useRef(0);
  const [added, setAdded] = useState({ times: 0, qty: 0 });
  const { onSubmit, step, message, problems } = useAddToCart(undefined, () => {
    setAdded(({ times, qty }) => ({ times: times + 1, qty: qty + sentQty.current }));
    choices.reset();
    onQty(1);
  });
  useRefusal(problems, choices.refuse);
  const { heldQty, look } = useHeldQty(productId);
  const check = () => {
    const isComplete = choices.check();
    if (!isComplete) showWrongField(form.current);
    return isComplete;
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    sentQty.current = Number(new FormData(event.currentTarget).get("qty")) || 1;
    if (check()) onSubmit(event);
    else event.preventDefault();
  };
  const label = t(addLabel(product));
  const asked = askForChoice(unchosenOptions(choices.states, choices.selections));
  const isWrong = Object.keys(choices.problems).length > 0;
  const said = isWrong ? choiceRefusal(choices.problems) : message || refusedText;
  const saidAt = useAbovePanel(said);
  useSaid(isWrong ? "" : said);
  const isCovered = useIsPanelShown();
  return (
    <>
      <form
        ref={form}
        id={formId}
        method="post"
        // Without a script fields are sent with the form, and may name what does not exist.
        action={address(
          product.options || product.axes.some(isField)
            ? productPath(product.slug, product.variation?.sku)
            : cartPath(),
        )}
        noValidate
        onSubmit={add}
        onFocusCapture={look}
        onPointerEnter={look}
        className="contents"
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="product_id" value={productId} />
        <SellerField product={product} />
        {product.options ? (
          <div className="mt-5 space-y-6 md:mt-7">
            <ProductOptionFields
              choices={choices}
              currency={price.kind === "visible" ? price.currency : null}
            />
            <PersonalizationFields fields={product.options.personalization} choices={choices} />
          </div>
        ) : null}
        <div className="purchase-row my-5 space-y-3 md:my-7" data-covered={isCovered || undefined}>
          <div className="purchase-now">
            <span className="min-w-0 truncate">{asked || product.variation?.text || product.name}</span>
            <Price price={price} />
          </div>
          <div className="flex gap-3 md:max-lg:gap-2">
            <QuantityField
              key={added.times}
              isFixed={isQtyFixed}
              initialQty={isQtyFixed ? 1 : qty}
              maxQty={addableQty(maxQty, Math.max(heldQty, added.qty))}
              onQty={onQty}
            />
            <Button busy={step === "adding"} className="flex-1 max-lg:px-2">
              {step === "normal" ? label : t(addToCartTexts[step])}
            </Button>
          </div>
          {express.map((offer) => (
            <ExpressAdd
              key={offer.wallet}
              offer={offer}
              action={productPath(product.slug, product.variation?.sku)}
              check={check}
            />
          ))}
          {said ? (
            <p
              ref={saidAt}
              role={isWrong ? "alert" : undefined}
              className={`said-above-panel text-sm ${isWrong ? "error-note" : "text-muted"}`}
            >
              {said}
            </p>
          ) : null}
        </div>
      </form>
      <StickyBar
        product={product}
        price={price}
        formId={formId}
        form={form}
        label={step === "normal" ? asked || label : t(addToCartTexts[step])}
        isBusy={step === "adding"}
      />
    </>
  );
}

/** Shows the messages of each of the server's refusals once. */
function useRefusal(problems: Readonly<Record<string, string>> | null, refuse: Choices["refuse"]) {
  const show = useRef(refuse);
  show.current = refuse;
  useEffect(() => {
    if (problems && Object.keys(problems).length > 0) show.current(problems);
  }, [problems]);
}
