import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { variationDetail } from "~/models/catalogue/variation/variation-detail";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartItemView, CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { cartText } from "~/models/selling/cart-summary/cart-text";
import { cartPath, checkoutPath, miniCartPath } from "~/paths";
import { addedTitle } from "../../catalogue/use-add-to-cart";
import { type AddedLine, say, setAdded } from "../../ui/browser-state";
import { ButtonLink } from "../../ui/form/button";
import { Icon } from "../../ui/icon";
import { LinePicture } from "../lines/line-picture";
import { ChoiceList } from "../lists/choice-list";
import { clearOfPanel } from "./clear-of-panel";
import { nextTabStop } from "./panel-order";

/** The part of the mini cart that the panel needs. */
type CartData = { summary: Pick<CartSummary, "currency" | "count" | "items" | "totals"> };

/**
 * What was added last with the subtotal and the ways on, until it is closed or the page is left (rule
 * cart-6).
 */
export default function AddedPanel({ added }: { added: AddedLine & { times: number } }) {
  useEffect(() => () => setAdded(null), []);
  return <Contents key={added.times} added={added} />;
}

function Contents({ added }: { added: AddedLine }) {
  const t = useTexts();
  const { load, data } = useFetcher<CartData | null>({ key: "header-cart" });
  const dataBefore = useRef(data);
  useEffect(() => load(miniCartPath()), [load]);
  useEffect(() => {
    if (data && data !== dataBefore.current) say(cartText(data.summary));
    dataBefore.current = data;
  }, [data]);
  const { panel, close } = usePanel(data);
  const item = data?.summary.items.find(({ itemId }) => itemId === added.itemId);
  return (
    <section ref={panel} aria-label={t(addedTitle)} className="added-panel">
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-2 font-medium">
          <Icon name="check" sizePx={18} /> {t(addedTitle)}
        </p>
        <button
          type="button"
          aria-label={t("Close")}
          onClick={close}
          className="inline-flex size-11 items-center justify-center rounded-base hover:bg-sunken"
        >
          <Icon name="close" sizePx={18} />
        </button>
      </div>
      {item && data ? <AddedItem item={item} qty={added.qty} currency={data.summary.currency} /> : null}
      {data && data.summary.totals.subtotalMinor > 0 ? (
        <p className="flex justify-between border-t border-line pt-3 text-sm">
          <span>{t("Subtotal")}</span>
          <span className="font-medium tabular-nums">
            {formatMoney(data.summary.totals.subtotalMinor, data.summary.currency)}
          </span>
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={cartPath()} variant="secondary" size="sm">
          {t("View cart")}
        </ButtonLink>
        <ButtonLink to={checkoutPath()} size="sm">
          {t("Checkout")}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Closes the panel, also by Escape. The focus goes back from it to what had it when the panel opened: the
 * button that added. The panel is next after that button, and covers nothing that has the focus (rule
 * accessibility-15).
 * @param contents what the panel shows, and so how high it is
 */
function usePanel(contents: unknown) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    const isWithin = panel.current?.contains(document.activeElement);
    if (isWithin) opener.current?.focus({ preventScroll: true });
    setAdded(null);
  };
  const closeLatest = useRef(close);
  closeLatest.current = close;
  useEffect(() => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeLatest.current();
      if (event.key !== "Tab" || !panel.current) return;
      const next = nextTabStop(panel.current, opener.current, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      const { current } = panel;
      if (!current || !(target instanceof HTMLElement) || !target.matches("main *, main ~ footer *")) return;
      if (!clearOfPanel(current, target)) closeLatest.current();
    };
    addEventListener("keydown", onKey);
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("focusin", onFocus);
    };
  }, []);
  useEffect(() => {
    const { current } = opener;
    if (contents && panel.current && current?.matches(":focus-visible")) clearOfPanel(panel.current, current);
  }, [contents]);
  return { panel, close };
}

function AddedItem({ item, qty, currency }: { item: CartItemView; qty: number; currency: string }) {
  const t = useTexts();
  const detail = variationDetail(item);
  return (
    <div className="flex items-start gap-3">
      <LinePicture image={item.image} sizePx={60} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium leading-snug wrap-anywhere">{item.name}</p>
        {detail ? <p className="text-muted">{detail}</p> : null}
        <ChoiceList choices={item.choiceTexts} />
        <p className="tabular-nums text-muted">
          {qty} {item.priceMinor > 0 ? `× ${formatMoney(item.priceMinor, currency)}` : t("added")}
        </p>
      </div>
    </div>
  );
}
