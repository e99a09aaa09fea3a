import { SmartLink } from "~/components/ui/smart-link";
import { fieldLabel, fieldText, type WidgetItem } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

const columnClass: Record<number, string> = {
  2: "md:grid-cols-2",
  3: "md:grid-cols-3",
  4: "md:grid-cols-4",
  5: "md:grid-cols-5",
};

/** Tiles with a picture and a title; 300 px high pictures (part 3, §9). */
export function PartialBanner({ props, items }: WidgetProps<Props>) {
  if (items.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-[1280px] px-5 py-12 md:px-8 md:py-16">
      {props.title ? <h2 className="mb-6 text-2xl font-medium md:text-3xl">{props.title}</h2> : null}
      <ul className={`grid grid-cols-2 gap-4 md:gap-6 ${columnClass[props.columns]}`}>
        {items.map((item, index) => (
          <li key={fieldText(item, "bannerImageUrl", String(index))}>
            <Tile item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ item }: { item: WidgetItem }) {
  const image = fieldText(item, "bannerImage");
  const subTitle = fieldText(item, "bannerSubTitle");
  return (
    <SmartLink to={fieldText(item, "bannerImageUrl", "/")} className="group block">
      <span className="block aspect-[4/5] overflow-hidden rounded-base bg-sunken md:aspect-auto md:h-[300px]">
        {image ? (
          <img
            src={`${image}-480.webp`}
            srcSet={`${image}-320.webp 320w, ${image}-480.webp 480w, ${image}-640.webp 640w`}
            sizes="(min-width: 1280px) 300px, (min-width: 768px) 25vw, 50vw"
            alt={fieldLabel(item, "bannerImage")}
            loading="lazy"
            decoding="async"
            className="h-full w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
          />
        ) : null}
      </span>
      <span className="mt-3 block font-medium">{fieldText(item, "bannerTitle")}</span>
      {subTitle ? <span className="block text-sm text-muted">{subTitle}</span> : null}
    </SmartLink>
  );
}
