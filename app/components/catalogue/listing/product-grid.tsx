import type { MouseEvent } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import { buttonClass } from "../../ui/form/button";
import { StaticPart } from "../../ui/framework/static-part";
import { PressLink } from "../../ui/link/press-link";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { ProductCard } from "../product-card";
import { Pager } from "./pager";
import { useEndlessList } from "./use-endless-list";

type GridProps = { listing: ShownListing; path: string };

/** The products of a listing. Pages are links; with a script further pages are appended. */
export function ProductGrid({ listing, path }: GridProps) {
  const list = useEndlessList(listing, path);
  const isHydrated = useIsHydrated();
  const isList = listing.layout === "list";
  const isBeside = listing.filter !== null && listing.filter.layout !== "overlay";
  const columns = isBeside ? "md:grid-cols-3" : "md:grid-cols-3 xl:grid-cols-4 xl:gap-x-8";
  const grid = isList ? "grid gap-y-10" : `card-cells ${columns}`;
  const cards = (products: ProductCardView[], isFirst: boolean) =>
    products.map((product, index) => (
      <li key={product.id} id={`product-${product.id}`}>
        <ProductCard product={product} look={isList ? "row" : "grid"} priority={isFirst && index === 0} />
      </li>
    ));
  const leave = (event: MouseEvent<HTMLElement>) => {
    const card = (event.target as Element).closest("a") && (event.target as Element).closest("li");
    if (card instanceof HTMLElement) list.leaveFor(Number(card.id.slice("product-".length)));
  };
  return (
    <>
      <div className={`mt-4 md:mt-8 ${grid}`} onClickCapture={leave}>
        <StaticPart of={listing.products} as="ul" className="contents">
          {(products) => cards(products, true)}
        </StaticPart>
        {list.more.length > 0 ? <ul className="contents">{cards(list.more, false)}</ul> : null}
      </div>
      {isHydrated ? (
        <More list={list} itemTotal={listing.paging.itemTotal} />
      ) : (
        <Pager listing={listing} path={path} />
      )}
    </>
  );
}

type MoreProps = { list: ReturnType<typeof useEndlessList>; itemTotal: number };

function More({ list, itemTotal }: MoreProps) {
  const t = useTexts();
  const { nextPath, isLoading, shownCount, checkpoint } = list;
  if (nextPath === null) return null;
  return (
    <div ref={checkpoint} className="mt-16 flex flex-col items-center gap-4">
      <p role="status" className="text-sm text-muted">
        {isLoading
          ? t("Loading…")
          : t("{shownCount} of {count, plural, one {# item} other {# items}} shown", {
              shownCount,
              count: itemTotal,
            })}
      </p>
      <PressLink href={nextPath} rel="next" onPress={list.loadNext} className={buttonClass("secondary")}>
        {t("Show more")}
      </PressLink>
    </div>
  );
}
