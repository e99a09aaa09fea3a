import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { Picture } from "~/components/store/picture";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { productPath } from "~/paths";
import { BuyBox } from "./buy-box";
import { ChoiceNavigation } from "./choice-navigation";
import type { ProductPageProps } from "./product-page";

/** A product of a set in a window of its own: what its page would load, shown small (part 1, §2 "Grouped products"). */
export default function QuickView({ address, onClose }: { address: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { load, data: page } = useFetcher<ProductPageProps>();
  const [shownAddress, setShownAddress] = useState(address);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => load(shownAddress), [load, shownAddress]);
  return (
    <dialog
      ref={dialog}
      aria-label="Quick view"
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(94vw,920px)] overflow-y-auto rounded-base bg-surface p-5 text-ink backdrop:bg-ink/50 md:p-8"
    >
      <div className="flex justify-end">
        <button
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          className="inline-flex size-11 items-center justify-center rounded-base hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid min-h-[50vh] gap-8 md:grid-cols-2" aria-busy={!page}>
        {page ? (
          <>
            <Picture
              image={page.product.images[0] ?? null}
              sizes="(min-width: 768px) 420px, 90vw"
              upToPx={960}
              className="aspect-square w-full self-start rounded-base bg-sunken object-cover"
            />
            <ChoiceNavigation.Provider value={setShownAddress}>
              <div className="space-y-6">
                <BuyBox product={page.product} updatedBy={page.updatedBy} heading="h2" />
                <Link
                  to={productPath(page.product.slug, page.product.variation?.sku)}
                  className={buttonClass("secondary", "md", "w-full")}
                >
                  View Details
                </Link>
              </div>
            </ChoiceNavigation.Provider>
          </>
        ) : (
          <p role="status" className="text-muted">
            Loading…
          </p>
        )}
      </div>
    </dialog>
  );
}
