import { useEffect, useId, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { Viewed } from "~/models/catalogue/cards/recently-viewed";
import { recentlyViewedPath } from "~/paths/recently-viewed";
import { ProductCard } from "../../catalogue/product-card";

/** The cards of viewed products; nothing while they are fetched, or if that fails. */
export default function ViewedProducts({ skus, title }: { skus: Viewed; title: string }) {
  const headingId = useId();
  const [products, setProducts] = useState<ProductCardView[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetchViewed(skus, stop.signal).then(setProducts, () => setProducts([]));
    return () => stop.abort();
  }, [skus]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-24">
      <h2 id={headingId} className="mb-6 text-2xl font-medium">
        {title}
      </h2>
      <ul className="card-cells md:grid-cols-4 xl:gap-x-8">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function fetchViewed(skus: Viewed, signal: AbortSignal): Promise<ProductCardView[]> {
  const response = await fetch(localAddress(recentlyViewedPath(skus)), { signal });
  const answer: { products?: ProductCardView[] } = await response.json();
  return answer.products ?? [];
}
