// @public

import { useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense } from "react";
import { useAddress } from "~/components/ui/link/use-address";
import { useTexts } from "~/components/ui/texts/use-texts";
import { canKeep } from "~/models/catalogue/listing/list-controls";
import type { ListSummary } from "~/models/catalogue/options/list-choice";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { listPickerPath } from "~/paths/lists";
import { useRootData } from "../ui/page/root-data";
import { useIsHydrated } from "../ui/page/use-is-hydrated";
import { Heart } from "./heart";
import { ListLinks } from "./list-links";

// Only for customers.
const ListBadges = lazy(() => import("./lists/list-badges"));

/** `formId` is that of the product's form, `onLists` the customer's lists that have the product. */
type KeepRowProps = { product: ShownProduct; formId: string; onLists: readonly ListSummary[] };

/** What a shopper can do with a product besides buying it (rule lists-1). */
export function KeepRow({ product, formId, onLists }: KeepRowProps) {
  const { shop, visitor } = useRootData();
  const isHydrated = useIsHydrated();
  if (!canKeep({ ...product, stockStatus: product.stock.status })) return null;
  return (
    <div className="-ms-3 flex flex-wrap items-center gap-x-2">
      <Heart productId={product.id} name={product.name} isWide />
      {shop.hasLists ? <ListButton product={product} formId={formId} /> : null}
      {shop.hasLists && visitor.isSignedIn ? (
        <div className="w-full ps-3">
          {isHydrated ? (
            <Suspense fallback={<ListLinks lists={onLists} />}>
              <ListBadges key={product.id} productId={product.id} lists={onLists} />
            </Suspense>
          ) : (
            <ListLinks lists={onLists} />
          )}
        </div>
      ) : null}
    </div>
  );
}

/**
 * Opens the choice of lists for what the product's form holds: variation, options, texts and pieces. Without
 * a script it leads to that page. A visitor signs in first, and chooses the list then (rule lists-5).
 */
function ListButton({ product, formId }: { product: ShownProduct; formId: string }) {
  const t = useTexts();
  const address = useAddress();
  const { isSignedIn } = useRootData().visitor;
  const { key } = useLocation();
  const hasForm = product.purchase && product.classCode !== "grouped";
  const ownForm = `${formId}-list`;
  const open = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    event.preventDefault();
    const { askForForm } = await import("./ask-for-lists");
    if (form) askForForm(form, { at: key, isSignedIn });
  };
  return (
    <>
      {hasForm ? null : (
        <form id={ownForm} hidden>
          <input type="hidden" name="product_id" value={product.id} />
        </form>
      )}
      <button
        type="submit"
        form={hasForm ? formId : ownForm}
        formMethod="get"
        formAction={address(listPickerPath({}))}
        formNoValidate
        onClick={open}
        aria-label={t("Add to list: {name}", { name: product.name })}
        className="inline-flex min-h-11 items-center px-3 text-sm hover:underline"
      >
        {t("Add to list")}
      </button>
    </>
  );
}
