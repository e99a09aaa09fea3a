import { PlainForm } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { SetOffer } from "~/models/catalogue/offer/set-offer";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { formatMoney } from "~/models/platform/money/format-money";
import { cartPath } from "~/paths";
import { addToCartTexts, useAddToCart } from "../../../catalogue/use-add-to-cart";
import { Button, buttonClass } from "../../../ui/form/button";
import { useSaid } from "../../../ui/form/use-said";

/** Id of the heading above the children, for links. */
export const groupedChildrenId = "in-this-set";

/**
 * A set: all of it with its price, where nothing has to be chosen first, and the way to its members (rule
 * product-8).
 */
export function SetForm({ product }: { product: ShownProduct }) {
  const t = useTexts();
  const { id, set, children } = product;
  if (children.length === 0) return null;
  return (
    <div className="space-y-5">
      {set ? <WholeSet id={id} set={set} /> : null}
      <a
        href={`#${groupedChildrenId}`}
        className={buttonClass(set ? "secondary" : "primary", "md", "w-full")}
      >
        {t("View Options")}
      </a>
    </div>
  );
}

function WholeSet({ id, set }: { id: number; set: SetOffer }) {
  const t = useTexts();
  const { onSubmit, step, message } = useAddToCart();
  useSaid(message);
  return (
    <PlainForm method="post" action={cartPath()} className="space-y-4" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="add_set" />
      <input type="hidden" name="product_id" value={id} />
      <ul className="space-y-1 rounded-base bg-sunken px-5 py-4 text-sm">
        {set.members.map(({ productId, name, variationText }) => (
          <li key={productId}>
            {name}
            {variationText ? <span className="text-muted"> · {variationText}</span> : null}
          </li>
        ))}
      </ul>
      <Button busy={step === "adding"} className="w-full">
        {step === "normal"
          ? t("Add the whole set · {money}", { money: formatMoney(set.totalMinor, set.currency) })
          : t(addToCartTexts[step])}
      </Button>
      {message ? <p className="text-sm text-muted">{message}</p> : null}
    </PlainForm>
  );
}
