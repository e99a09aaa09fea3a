// @public

import { Form, Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ListingPaging } from "~/models/catalogue/listing/paging";
import { distanceText } from "~/models/marketplace/distance-text";
import type { SellerMap } from "~/models/marketplace/map-dots";
import type { ListedSeller } from "~/models/marketplace/seller-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { sellerPath, sellersPath } from "~/paths/places";
import { Stars } from "../../catalogue/stars";
import { Breadcrumb } from "../../ui/breadcrumb";
import { Button } from "../../ui/form/button";
import { TextField } from "../../ui/form/field";
import { SellerLogo } from "./seller-logo";
import { UsMap } from "./us-map";

/** A list of so many sellers is read faster than it is searched. */
const mostWithoutSearch = 12;

/** The sellers of a marketplace with a map, the nearest first (rule sellers-3). */
export function SellersPage({
  keyword,
  sellers,
  paging,
  map,
}: {
  keyword: string;
  sellers: ListedSeller[];
  paging: ListingPaging;
  map: StaticData<SellerMap>;
}) {
  const t = useTexts();
  return (
    <div className="page-width pb-24">
      <Breadcrumb trail={[]} current={t("Sellers")} />
      <h1 className="pb-6 pt-3 text-4xl font-medium md:pt-5 md:text-5xl">{t("Sellers")}</h1>
      <div className="grid gap-8 lg:grid-cols-[1fr_26rem]">
        <div className="lg:order-2">
          <UsMap of={map} />
        </div>
        <div className="min-w-0">
          {keyword !== "" || paging.itemTotal > mostWithoutSearch ? (
            <Form method="get" action={sellersPath()} className="mb-6 flex max-w-xl items-end gap-3">
              <div className="min-w-0 flex-1">
                <TextField
                  label={t("Find a seller by name")}
                  name="q"
                  type="search"
                  defaultValue={keyword}
                  required
                  maxLength={100}
                />
              </div>
              <Button>{t("Search")}</Button>
            </Form>
          ) : null}
          <p className="mb-4 text-sm text-muted" role="status">
            {keyword
              ? t("{count, plural, one {# seller} other {# sellers}} for “{keyword}”.", {
                  count: paging.itemTotal,
                  keyword,
                })
              : t("{count, plural, one {# seller} other {# sellers}}", { count: paging.itemTotal })}
            {keyword ? (
              <>
                {" "}
                <Link to={sellersPath()} className="underline underline-offset-2">
                  {t("Show all sellers")}
                </Link>
              </>
            ) : null}
          </p>
          <ul className="divide-y divide-line border-y border-line">
            {sellers.map((seller) => (
              <SellerRow key={seller.code} seller={seller} />
            ))}
          </ul>
          <Turns keyword={keyword} paging={paging} />
        </div>
      </div>
    </div>
  );
}

function SellerRow({ seller: { code, name, logo, town, line, km, rating } }: { seller: ListedSeller }) {
  return (
    <li className="relative flex gap-4 py-5">
      <SellerLogo name={name} logo={logo} />
      <div className="min-w-0">
        <h2 className="text-xl font-medium wrap-anywhere">
          <Link to={sellerPath(code)} className="after:absolute after:inset-0 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {[town, km === null ? "" : distanceText(km)].filter(Boolean).join(" · ")}
        </p>
        <Stars rating={rating ?? undefined} />
        {line ? <p className="mt-1 line-clamp-2">{line}</p> : null}
      </div>
    </li>
  );
}

function Turns({ keyword, paging: { page, total } }: { keyword: string; paging: ListingPaging }) {
  const t = useTexts();
  if (total <= 1) return null;
  const to = (number: number) => sellersPath({ q: keyword, page: number });
  return (
    <nav aria-label={t("Pages")} className="mt-8 flex items-center justify-between gap-4">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className="btn btn-sm btn-secondary">
          {t("Previous page")}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-sm text-muted">{t("Page {page} of {total}", { page, total })}</span>
      {page < total ? (
        <Link to={to(page + 1)} rel="next" className="btn btn-sm btn-secondary">
          {t("Next page")}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
