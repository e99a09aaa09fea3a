import { BannerPicture } from "~/components/content/banner-picture";
import { bannerShapeClass } from "~/components/content/banner-shape";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { keyedItems } from "~/components/ui/page/keyed-items";
import { tileColumns } from "~/models/catalogue/categories/filled-category";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

const columnClass: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-4",
  5: "md:grid-cols-5",
};
const heights: Record<Props["imageSize"], string> = {
  small: "aspect-square md:aspect-auto md:h-[220px]",
  medium: "aspect-[4/5] md:aspect-auto md:h-[300px]",
  large: "aspect-[2/3] md:aspect-auto md:h-[400px]",
};

/** Tiles with a picture, a title and an optional button: its owner's, or those its loader made. */
export function PartialBanner({ props, items, data }: WidgetProps<Props, Item[] | null, Item>) {
  const tiles = data ?? items;
  if (tiles.length === 0) return null;
  const columns = data ? tileColumns(data.length) : props.columns;
  return (
    <section className="page-width section-room is-airy">
      {props.title ? (
        <h2 dir="auto" className="mb-6 text-2xl font-medium md:text-3xl">
          {props.title}
        </h2>
      ) : null}
      <ul className={`grid grid-cols-2 gap-4 md:gap-6 ${columnClass[columns]}`}>
        {keyedItems(tiles).map(({ key, item }) => (
          // With two columns, the last of an odd number of tiles is twice as wide.
          <li key={key} className="group/tile max-md:last:odd:col-span-2">
            <Tile item={item} props={props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ item, props }: { item: Item; props: Props }) {
  const image = item.bannerImage.url;
  const title = item.bannerTitle;
  const subTitle = item.bannerSubTitle;
  const button = item.primaryButtonLabel;
  const link = item.bannerImageUrl || item.primaryButtonCta;
  return (
    <div className="group relative">
      <span
        className={`relative block overflow-hidden rounded-base bg-sunken ${image ? "" : "no-picture"} max-md:group-[:last-child:nth-child(odd)]/tile:aspect-[8/5] ${props.shape ? bannerShapeClass[props.shape] : heights[props.imageSize]}`}
      >
        {image ? (
          <BannerPicture
            url={image}
            mobileUrl={item.bannerMobileImage.url}
            alt={item.bannerImage.alt}
            sizes="(min-width: 1280px) 400px, (min-width: 768px) 33vw, 50vw"
            alignment={props.alignment}
            className="absolute inset-0 size-full transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : null}
      </span>
      {title ? (
        <span className="mt-3 block font-medium">
          {/* The link covers its tile. */}
          {link ? (
            <SmartLink opensTab to={link} className="after:absolute after:inset-0">
              {title}
            </SmartLink>
          ) : (
            title
          )}
        </span>
      ) : null}
      {subTitle ? <span className="block text-sm text-muted">{subTitle}</span> : null}
      {button && link ? (
        <SmartLink
          opensTab
          to={item.primaryButtonCta || link}
          className={buttonClass("secondary", "sm", "relative mt-3 min-h-11")}
        >
          {button}
        </SmartLink>
      ) : null}
      {!title && !button && link ? (
        <SmartLink
          opensTab
          to={link}
          aria-label={item.bannerImage.alt || phrase("Read more")}
          className="absolute inset-0"
        />
      ) : null}
    </div>
  );
}
