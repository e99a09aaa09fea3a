import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { StaticData } from "~/models/platform/page/static-data";
import { ProductCard } from "../../catalogue/product-card";
import { StaticPart } from "../../ui/framework/static-part";

/**
 * The place of similar products on a page, to which a page of what cannot be bought leads (rule product-12).
 */
export const relatedId = "related";

/** Similar products (rule product-5). */
export function RelatedProducts({ products }: { products: StaticData<ProductCardView[]> }) {
  const t = useTexts();
  return (
    <section aria-labelledby={relatedId} className="mt-24">
      <h2 id={relatedId} className="mb-6 scroll-mt-28 text-2xl font-medium">
        {t("Related Products")}
      </h2>
      <StaticPart of={products} as="ul" className="card-cells md:grid-cols-4 xl:gap-x-8">
        {(shown) =>
          shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))
        }
      </StaticPart>
    </section>
  );
}
