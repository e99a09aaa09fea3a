// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { MoreSellersView } from "~/models/catalogue/offer/more-sellers";
import { productPath, withQuery } from "~/paths";
import { moreSellersPath } from "~/paths/places";
import { Picture } from "../../catalogue/picture";
import { Breadcrumb } from "../../ui/breadcrumb";
import { OfferList } from "../product/offers/offer-list";

/** Every offer of a product or variation on a page of its own (rule sellers-10). */
export function MoreSellersPage(page: MoreSellersView) {
  const t = useTexts();
  const { name, variationText, image, slug, variationSku, variations, offers, paging } = page;
  const address = productPath(slug, variationSku ?? undefined);
  return (
    <div className="page-width pb-24 *:max-w-[50rem]">
      <Breadcrumb trail={[{ name, slug }]} current={t("Sellers")} />
      <header className="flex items-center gap-5 py-5">
        <Picture
          image={image}
          sizes="96px"
          upToPx={192}
          alt=""
          className="size-24 shrink-0 rounded-base bg-sunken object-contain"
        />
        <div className="min-w-0">
          <h1 className="text-2xl font-medium wrap-anywhere md:text-4xl">
            <Link to={address} className="hover:underline">
              {name}
            </Link>
          </h1>
          <p className="mt-1 text-muted">
            {[
              variationText,
              t("{count, plural, one {# seller} other {# sellers}}", { count: paging.itemTotal }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      </header>
      {variations.length > 1 ? (
        <nav aria-label={t("Variations")} className="mb-6 flex flex-wrap gap-2">
          {variations.map(({ text, jpin, isShown }) => (
            <Link
              key={jpin}
              to={moreSellersPath(jpin)}
              aria-current={isShown ? "true" : undefined}
              className="choice"
            >
              {text}
            </Link>
          ))}
        </nav>
      ) : null}
      <OfferList offers={offers} product={page} />
      <Turns page={page} />
    </div>
  );
}

function Turns({ page: { paging, variations, pageJpin } }: { page: MoreSellersView }) {
  const t = useTexts();
  const { page, total } = paging;
  if (total <= 1) return null;
  const jpin = variations.find(({ isShown }) => isShown)?.jpin ?? pageJpin;
  const to = (number: number) => withQuery(moreSellersPath(jpin), { page: number });
  return (
    <nav aria-label={t("Pages")} className="mt-8 flex items-center justify-between gap-4 text-sm text-muted">
      {page > 1 ? (
        <Link to={to(page - 1)} rel="prev" className="btn btn-sm btn-secondary">
          {t("Previous page")}
        </Link>
      ) : (
        <span />
      )}
      {t("Page {page} of {total}", { page, total })}
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
