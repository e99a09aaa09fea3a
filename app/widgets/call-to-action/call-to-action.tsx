import { BannerPicture } from "~/components/content/banner-picture";
import { bannerShapeClass } from "~/components/content/banner-shape";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { keyedItems } from "~/components/ui/page/keyed-items";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

const heights: Record<Props["imageSize"], string> = {
  small: "aspect-[16/9] md:aspect-auto md:min-h-[260px]",
  medium: "aspect-[4/3] md:aspect-auto md:min-h-[400px]",
  large: "aspect-square md:aspect-auto md:min-h-[520px]",
};

/** A band with a sentence, a button and a picture for each item; pictures alternate sides. */
export function CallToAction({ props, items }: WidgetProps<Props, unknown, Item>) {
  const shown = items.filter((item) => item.bannerDescription || item.bannerImage.url);
  if (shown.length === 0) return null;
  return (
    <section className="page-width space-y-6 py-8">
      {keyedItems(shown).map(({ key, at, item }) => (
        <Band key={key} item={item} props={props} isLeft={(props.imageSide === "left") === (at % 2 === 0)} />
      ))}
    </section>
  );
}

function Band({ item, props, isLeft }: { item: Item; props: Props; isLeft: boolean }) {
  const image = item.bannerImage.url;
  const label = item.buttonLabel;
  const link = item.bannerCallToAction;
  return (
    <div
      className={`grid overflow-hidden rounded-[calc(var(--radius-base)*1.6)] bg-brand text-brand-ink ${image ? "md:grid-cols-2" : ""}`}
    >
      <div className="flex flex-col items-start justify-center gap-6 p-8 md:p-10 lg:p-14">
        <p className="font-heading text-2xl leading-snug md:text-3xl lg:text-4xl">{item.bannerDescription}</p>
        {label && link ? (
          <SmartLink opensTab to={link} className={buttonClass("secondary")}>
            {label}
          </SmartLink>
        ) : null}
      </div>
      {image ? (
        <div
          className={`relative ${isLeft ? "md:order-first" : ""} ${props.shape ? bannerShapeClass[props.shape] : heights[props.imageSize]}`}
        >
          <BannerPicture
            url={image}
            mobileUrl={item.bannerMobileImage.url}
            alt={item.bannerImage.alt}
            sizes="(min-width: 768px) 640px, 100vw"
            alignment={props.alignment}
            className="absolute inset-0 size-full"
          />
        </div>
      ) : null}
    </div>
  );
}
