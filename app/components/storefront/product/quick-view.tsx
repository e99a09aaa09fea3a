import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { productPath } from "~/paths";
import { Picture } from "../../catalogue/picture";
import { buttonClass } from "../../ui/form/button";
import { ModalDialog } from "../../ui/panel/modal-dialog";
import { BuyBox } from "./buying/buy-box";
import { ChoiceNavigation } from "./options/choice-navigation";
import type { ProductPageProps } from "./product-page-props";

/** A member of a grouped product in a dialog, with the data of its page (rule product-4). */
export default function QuickView({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTexts();
  const { load, data: page } = useFetcher<ProductPageProps | null>();
  const [shownAddress, setShownAddress] = useState(address);
  useEffect(() => load(shownAddress), [load, shownAddress]);
  return (
    <ModalDialog label={t("Quick view")} onClose={onClose} className="w-[920px]">
      <div
        className="grid min-h-[50vh] gap-8 p-5 pt-14 md:grid-cols-2 md:p-8 md:pe-14"
        aria-busy={page === undefined}
      >
        {page ? (
          <>
            <Picture
              image={page.product.images[0] ?? null}
              sizes="(min-width: 768px) 420px, 90vw"
              upToPx={960}
              className="aspect-(--picture-ratio) w-full self-start rounded-base bg-sunken object-contain"
            />
            <ChoiceNavigation.Provider value={setShownAddress}>
              <div className="space-y-6">
                <BuyBox
                  product={page.product}
                  updatedBy={page.updatedBy}
                  trust={page.trust}
                  express={page.express}
                  onLists={page.onLists}
                  heading="h2"
                />
                <Link
                  to={productPath(page.product.slug, page.product.variation?.sku)}
                  className={buttonClass("secondary", "md", "w-full")}
                >
                  {t("View Details")}
                </Link>
              </div>
            </ChoiceNavigation.Provider>
          </>
        ) : (
          <p role="status" className="text-muted">
            {page === null ? t("We couldn’t load the product. Please try again in a moment.") : t("Loading…")}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
