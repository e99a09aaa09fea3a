import { useId } from "react";
import { Stars } from "~/components/catalogue/stars";
import { SellerLogo } from "~/components/storefront/seller/seller-logo";
import { SmartLink } from "~/components/ui/link/smart-link";
import { distanceText } from "~/models/marketplace/distance-text";
import type { ListedSeller } from "~/models/marketplace/seller-view";
import { phrase } from "~/models/platform/texts/phrase";
import { sellerPath, sellersPath } from "~/paths/places";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** Sellers of a marketplace as cards, the nearest first; hidden without any (rule sellers-3). */
export function Sellers({ props, data }: WidgetProps<Props, ListedSeller[]>) {
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="page-width section-room">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-2xl font-medium md:text-3xl">
          {props.title}
        </h2>
        <SmartLink
          to={sellersPath()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {phrase("All sellers")}
        </SmartLink>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {data.map((seller) => (
          <SellerCard key={seller.code} seller={seller} />
        ))}
      </ul>
    </section>
  );
}

function SellerCard({ seller: { code, name, logo, town, line, km, rating } }: { seller: ListedSeller }) {
  return (
    <li className="relative flex gap-4 rounded-base border border-line bg-sunken p-4 hover:border-brand lg:flex-col lg:p-5">
      <SellerLogo name={name} logo={logo} isLarge />
      <div className="min-w-0">
        <h3 className="text-lg font-medium wrap-anywhere">
          {/* The link covers its card. */}
          <SmartLink to={sellerPath(code)} className="after:absolute after:inset-0">
            {name}
          </SmartLink>
        </h3>
        <p className="text-sm text-muted">
          {town}
          {km === null ? null : <span className="block">{distanceText(km)}</span>}
        </p>
        <Stars rating={rating ?? undefined} />
        {line ? <p className="mt-2 line-clamp-3 text-sm">{line}</p> : null}
      </div>
    </li>
  );
}
