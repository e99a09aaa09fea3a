import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { MoreSellersView } from "~/models/catalogue/offer/more-sellers";
import { moreSellersPath } from "~/paths/places";
import { Icon } from "../../../ui/icon";
import { useClosedByBack } from "../../../ui/panel/use-closed-by-back";
import { OfferList } from "./offer-list";

/**
 * Every offer of a product or variation beside its page, with the data of the offers' own page (rule
 * sellers-10).
 */
export default function MoreSellersPanel({ jpin, onClose }: { jpin: string; onClose: () => void }) {
  const t = useTexts();
  const address = moreSellersPath(jpin);
  const { load, data: page } = useFetcher<MoreSellersView | null>();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => load(address), [load, address]);
  useClosedByBack(() => dialog.current?.close());
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // The press beside the dialog is for pointers; keyboards have Escape.
    <dialog
      ref={dialog}
      aria-labelledby="more-sellers-title"
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className="m-0 ms-auto h-dvh max-h-none w-screen max-w-[480px] overflow-auto bg-surface p-0 text-ink shadow-[var(--shadow-pop)] backdrop:bg-ink/40"
    >
      <header className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface px-5 py-3">
        <h2 id="more-sellers-title" className="font-heading text-xl font-medium">
          {t("More sellers")}
        </h2>
        <button
          type="button"
          aria-label={t("Close")}
          onClick={() => dialog.current?.close()}
          className="inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="px-5 pb-10 pt-5" aria-busy={page === undefined}>
        {page ? (
          <>
            <p className="font-medium wrap-anywhere">{page.name}</p>
            <p className="mb-4 text-sm text-muted">
              {[
                page.variationText,
                t("{count, plural, one {# seller} other {# sellers}}", { count: page.paging.itemTotal }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <OfferList offers={page.offers} product={page} />
            {page.paging.total > 1 ? (
              <Link to={address} className="mt-5 inline-block underline underline-offset-4">
                {t("See all {itemTotal} sellers", { itemTotal: page.paging.itemTotal })}
              </Link>
            ) : null}
          </>
        ) : (
          <p role="status" className="text-muted">
            {page === null ? t("We couldn’t load the sellers. Please try again in a moment.") : t("Loading…")}
          </p>
        )}
      </div>
    </dialog>
  );
}
