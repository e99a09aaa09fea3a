// @public

import { Form, Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { countChosen } from "~/models/catalogue/filters/applied-filters";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import type { SellerReviews as Reviews } from "~/models/conversations/seller-review-view";
import type { SellerMap } from "~/models/marketplace/map-dots";
import type { SellerView } from "~/models/marketplace/seller-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { homePath } from "~/paths";
import { sellerPath, sellersPath } from "~/paths/places";
import { Listing } from "../../catalogue/listing";
import { SellerReviews } from "../../conversations/seller-reviews";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/form/button";
import { SellerAbout } from "./seller-about";
import { SellerHeader } from "./seller-header";

/** A seller with everything that it offers (rule sellers-4). */
export function SellerPage({
  seller,
  map,
  keyword,
  listing,
  reviews,
}: {
  seller: SellerView;
  map: StaticData<SellerMap> | null;
  keyword: string;
  listing: ShownListing | null;
  reviews: StaticData<Reviews> | null;
}) {
  const t = useTexts();
  const path = sellerPath(seller.code);
  return (
    <div className="page-width pb-24">
      <nav aria-label={t("Breadcrumb")} className="breadcrumb">
        <ol>
          <li>
            <Link to={homePath()}>{t("Home")}</Link>
          </li>
          <li>
            <Link to={sellersPath()}>{t("Sellers")}</Link>
          </li>
          <li aria-current="page">{seller.name}</li>
        </ol>
      </nav>
      <SellerHeader seller={seller} map={map} />
      {listing ? (
        <>
          <Form
            method="get"
            action={path}
            role="search"
            aria-label={t("Search at {name}", { name: seller.name })}
            className="mb-4 flex max-w-xl gap-2 md:mb-6 md:gap-3"
          >
            <label htmlFor="within-seller" className="sr-only">
              {t("Search at {name}", { name: seller.name })}
            </label>
            <input
              id="within-seller"
              name="q"
              type="search"
              defaultValue={keyword}
              placeholder={t("Search at {name}", { name: seller.name })}
              className="h-12 min-w-0 flex-1 rounded-base border border-ink/25 bg-surface px-4 text-base hover:border-ink/50"
            />
            <Button>{t("Search")}</Button>
          </Form>
          {keyword ? (
            <p className="mb-4">
              {t("Results for “{keyword}”.", { keyword })}{" "}
              <Link to={path} className="underline underline-offset-2">
                {t("Show everything")}
              </Link>
            </p>
          ) : null}
          <SellerListing listing={listing} path={path} />
        </>
      ) : (
        <Alert tone="warning">
          {t("This seller is taking a break. You can’t buy from them at the moment.")}
        </Alert>
      )}
      <SellerAbout seller={seller} />
      {reviews ? <SellerReviews reviews={reviews} seller={seller} /> : null}
    </div>
  );
}

function SellerListing({ listing, path }: { listing: ShownListing; path: string }) {
  const t = useTexts();
  const isFiltered = listing.filter !== null && countChosen(listing.filter.applied) > 0;
  if (!listing.isMissing && !isFiltered && listing.paging.itemTotal === 0)
    return (
      <p className="border-t border-line py-12 text-muted">{t("No products found for this selection.")}</p>
    );
  return <Listing listing={listing} path={path} />;
}
