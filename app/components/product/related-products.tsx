import { ProductCard } from "~/components/store/product-card";
import type { ProductCardView } from "~/models/catalogue/product-card";

/** Similar products (rule product-5); hidden without any. */
export function RelatedProducts({ products }: { products: ProductCardView[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-24">
      <h2 id="related" className="mb-6 text-2xl font-medium">
        Related Products
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-4 md:gap-x-6 xl:gap-x-8">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
