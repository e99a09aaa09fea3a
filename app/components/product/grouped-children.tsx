import { ProductCard } from "~/components/store/product-card";
import type { ProductCardView } from "~/models/catalogue/product-card";

/** The id of the heading above the children, to lead there. */
export const groupedChildrenId = "in-this-set";

/** The products of a group, each bought on its own (part 1, §2). */
export function GroupedChildren({ products }: { products: ProductCardView[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={groupedChildrenId} className="mt-16">
      <h2 id={groupedChildrenId} className="scroll-mt-6 mb-6 text-2xl font-medium">
        In this set
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 xl:gap-x-8">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
