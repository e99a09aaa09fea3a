import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { productPath } from "~/paths";
import { ProductCard } from "../../../catalogue/product-card";
import { buttonClass } from "../../../ui/form/button";
import { lazyPart } from "../../../ui/framework/lazy-part";
import { PressLink } from "../../../ui/link/press-link";
import { groupedChildrenId } from "./set-form";

const QuickView = lazyPart(() => import("../quick-view"));

/**
 * The products of a group, each bought on its own, six, four or three columns of twelve wide (rule
 * product-4). A quick view shows one without leaving the set; without a script it leads to the product.
 */
export function GroupedChildren({ products }: { products: ProductCardView[] }) {
  const t = useTexts();
  const [address, setAddress] = useState<string | null>(null);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={groupedChildrenId} className="mt-16">
      <h2 id={groupedChildrenId} className="scroll-mt-6 mb-6 text-2xl font-medium">
        {t("In this set")}
      </h2>
      <ul className="card-cells md:grid-cols-3 lg:grid-cols-4 xl:gap-x-8">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
            <QuickViewLink product={product} onOpen={setAddress} />
          </li>
        ))}
      </ul>
      {address === null ? null : <QuickView address={address} onClose={() => setAddress(null)} />}
    </section>
  );
}

type QuickViewLinkProps = { product: ProductCardView; onOpen: (address: string) => void };

function QuickViewLink({ product, onOpen }: QuickViewLinkProps) {
  const t = useTexts();
  const address = productPath(product.slug, product.variationSku ?? undefined);
  return (
    <PressLink
      href={address}
      onPress={() => onOpen(address)}
      aria-label={t("Quick view: {name}", { name: product.name })}
      className={buttonClass("quiet", "sm", "mt-2 min-h-11 w-full")}
    >
      {t("Quick view")}
    </PressLink>
  );
}
