// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { Gallery } from "../catalogue/gallery";
import { AskLink } from "../conversations/ask-link";
import { Breadcrumb } from "../ui/breadcrumb";
import { buttonClass } from "../ui/form/button";
import { BuyBox } from "./product/buying/buy-box";
import { GroupedChildren } from "./product/buying/grouped-children";
import type { ProductPageProps } from "./product/product-page-props";
import { RelatedProducts, relatedId } from "./product/related-products";
import { ProductTabs } from "./product/tabs/product-tabs";
import { RecentlyViewed } from "./recently-viewed";

/** The page of a product (rules product-1 and product-10): what is told of a set comes after its members. */
export function ProductPage({
  product,
  trust,
  videos,
  thumbnails,
  related,
  reviews,
  questions,
  updatedBy,
  express,
  onLists,
  atMarket,
  takesMessages,
  refused = null,
}: ProductPageProps) {
  const t = useTexts();
  const tabs = <ProductTabs key={product.id} product={product} reviews={reviews} questions={questions} />;
  const isSet = product.children.length > 0;
  return (
    <div className="page-width pb-24">
      <Breadcrumb trail={product.breadcrumb} current={product.name} />
      <div className={isSet ? "product-columns" : "product-columns with-tabs"}>
        {/* A new variation, or a color without a size, opens with its own picture, so the strip starts again.
         */}
        <Gallery
          key={`${product.variation?.sku ?? product.sku} ${product.images[0]?.url}`}
          images={product.images}
          videos={videos}
          name={product.name}
          thumbnails={thumbnails}
        />
        <div className="product-purchase">
          <BuyBox
            product={product}
            trust={trust}
            updatedBy={updatedBy}
            express={express}
            onLists={onLists}
            refused={refused}
            heading="h1"
          />
          {product.stock.isInStock || !related ? null : (
            <a href={`#${relatedId}`} className={buttonClass("secondary", "md", "mt-5 w-full")}>
              {t("See similar products")}
            </a>
          )}
          {atMarket ? (
            <a href={atMarket.url} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {t("See it at {name}", { name: atMarket.name })}
            </a>
          ) : null}
          {takesMessages ? <AskLink productId={product.id} /> : null}
        </div>
        {isSet ? null : tabs}
      </div>
      <GroupedChildren products={product.children} />
      {isSet ? tabs : null}
      {related ? <RelatedProducts products={related} /> : null}
      <RecentlyViewed sku={product.sku} />
    </div>
  );
}
