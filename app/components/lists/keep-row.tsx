import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useRootData } from "~/components/layout/root-data";
import type { ShownProduct } from "~/models/catalogue/product-page";
import { canKeep } from "~/models/lists/list-controls";
import { listPickerPath } from "~/paths/lists";
import { Heart } from "./heart";

/** What a shopper can do with a product besides buying it (rule lists-1). `formId` is that of its form. */
export function KeepRow({ product, formId }: { product: ShownProduct; formId: string }) {
  const { hasLists } = useRootData().shop;
  if (!canKeep({ classCode: product.classCode, stockStatus: product.stock.status })) return null;
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-2">
      <Heart productId={product.id} name={product.name} isWide />
      {hasLists ? <ListButton product={product} formId={formId} /> : null}
    </div>
  );
}

/**
 * Leads to the choice of a list with what the product's form holds: variation, options, texts and pieces. A visitor signs in
 * first, and chooses the list then (rule lists-5).
 */
function ListButton({ product, formId }: { product: ShownProduct; formId: string }) {
  const { isSignedIn } = useRootData().visitor;
  const { key } = useLocation();
  const navigate = useNavigate();
  const hasForm = product.purchase && product.classCode !== "grouped";
  const ownForm = `${formId}-list`;
  const open = async (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    const { openPicker } = await import("./open-picker");
    if (form) openPicker(form, { key, isSignedIn, navigate });
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
        formAction={listPickerPath({})}
        formNoValidate
        onClick={open}
        className="inline-flex min-h-11 items-center px-3 text-sm hover:underline"
      >
        Add to list<span className="sr-only">: {product.name}</span>
      </button>
    </>
  );
}
