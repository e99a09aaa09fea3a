import type { ShownProduct } from "~/models/catalogue/product-page";
import { canKeep } from "~/models/lists/list-controls";
import { Heart } from "./heart";

/** What a shopper can do with a product besides buying it (rule lists-1). */
export function KeepRow({ product }: { product: ShownProduct }) {
  if (!canKeep({ classCode: product.classCode, stockStatus: product.stock.status })) return null;
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-2">
      <Heart productId={product.id} name={product.name} isWide />
    </div>
  );
}
