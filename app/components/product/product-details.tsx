import { OwnerHtml } from "~/components/ui/owner-html";
import type { ProductPageView } from "~/models/catalogue/product-page";

/** Description and details of a product; nothing for a product without either. */
export function ProductDetails({ product }: { product: ProductPageView }) {
  if (!product.description && product.details.length === 0) return null;
  return (
    <div className="mt-20 grid gap-12 border-t border-line pt-12 md:grid-cols-[1.4fr_1fr] md:gap-20">
      {product.description ? (
        <section aria-labelledby="description">
          <h2 id="description" className="mb-5 text-2xl font-medium">
            Description
          </h2>
          <OwnerHtml html={product.description} className="prose" />
        </section>
      ) : null}
      {product.details.length > 0 ? (
        <section aria-labelledby="details">
          <h2 id="details" className="mb-5 text-2xl font-medium">
            Details
          </h2>
          <dl className="divide-y divide-line border-y border-line text-[0.95rem]">
            {product.details.map(({ code, label, values }) => (
              <div key={code} className="grid grid-cols-[7rem_1fr] gap-4 py-3">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{values.join(", ")}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
