import { type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { PriceView } from "~/models/catalogue/price/price-view";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { Price } from "../../../catalogue/price";
import { Stars } from "../../../catalogue/stars";
import { Button } from "../../../ui/form/button";
import { useRootMark } from "../../../ui/page/use-root-mark";

/** How near to the top of the view 'Add to Cart' comes before the bar appears (rule product-7), px. */
const thresholdPx = 80;

type StickyBarProps = {
  product: ShownProduct;
  price: PriceView;
  formId: string;
  form: RefObject<HTMLFormElement>;
  /** What its button says. */
  label: string;
  isBusy?: boolean;
};

/**
 * Name, variation, stars, price and a button, once the form's own button has left the view (rule product-7).
 */
export function StickyBar({ product, price, formId, form, label, isBusy = false }: StickyBarProps) {
  const t = useTexts();
  const isShown = useIsPassed(form);
  useRootMark("buyBar", isShown ? "shown" : null);
  if (!isShown) return null;
  const { name, variation, rating } = product;
  // At the end of the page: the form's column is below everything that follows it.
  return createPortal(
    <section aria-label={t("Buy this product")} className="sticky-bar">
      <div className="page-width flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          <div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {variation?.text ? <p className="truncate">{variation.text}</p> : null}
            {rating ? <Stars rating={rating} isBrief /> : null}
          </div>
        </div>
        <Price price={price} />
        <Button form={formId} size="sm" busy={isBusy}>
          {label}
        </Button>
      </div>
    </section>,
    document.body,
  );
}

/** Whether the button of the form is above the threshold. */
function useIsPassed(form: RefObject<HTMLFormElement>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const row = form.current?.querySelector(".purchase-row");
    if (!row) return;
    const watcher = new IntersectionObserver(
      ([entry]) =>
        setPassed(
          entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < thresholdPx,
        ),
      { rootMargin: `-${thresholdPx}px 0px 0px 0px` },
    );
    watcher.observe(row);
    return () => watcher.disconnect();
  }, [form]);
  return isPassed;
}
