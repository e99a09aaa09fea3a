import { ButtonLink } from "~/components/ui/button";
import { fieldLabel, fieldText, type WidgetItem } from "~/models/widget/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

const heights: Record<Props["size"], string> = {
  small: "min-h-[260px] md:min-h-[300px]",
  medium: "min-h-[380px] md:min-h-[420px]",
  large: "min-h-[520px] md:min-h-[600px]",
};
const vertical: Record<string, string> = {
  top: "items-start",
  middle: "items-center",
  center: "items-center",
  bottom: "items-end",
};
const horizontal: Record<string, string> = {
  left: "text-left mr-auto",
  center: "text-center mx-auto",
  right: "text-right ml-auto",
};

/** A picture over the full width with text and up to two buttons on it. The first item is shown. */
export function StaticImageBanner({ props, items }: WidgetProps<Props>) {
  const item = items[0];
  if (!item) return null;
  const image = fieldText(item, "image");
  const mobile = fieldText(item, "imageMobile", image);
  return (
    <section className={`relative isolate flex overflow-hidden bg-sunken ${heights[props.size]}`}>
      {image ? (
        <picture className="absolute inset-0 -z-10">
          <source media="(max-width: 719px)" srcSet={`${mobile}-960.webp`} />
          <img
            src={`${image}-1920.webp`}
            srcSet={`${image}-1280.webp 1280w, ${image}-1920.webp 1920w`}
            sizes="100vw"
            alt={fieldLabel(item, "image")}
            {...{ fetchpriority: "high" }}
            className="h-full w-full object-cover"
          />
        </picture>
      ) : null}
      <div
        className={`mx-auto flex w-full max-w-[1280px] px-5 py-12 md:px-8 ${vertical[fieldText(item, "verticalAlign", "center")] ?? "items-center"}`}
      >
        <BannerText item={item} />
      </div>
    </section>
  );
}

function BannerText({ item }: { item: WidgetItem }) {
  const align = horizontal[fieldText(item, "contentTextAlign", "left")] ?? horizontal.left;
  const description = fieldText(item, "description");
  const primary = fieldText(item, "primaryButtonLabel");
  const secondary = fieldText(item, "secondaryButtonLabel");
  return (
    <div className={`max-w-lg space-y-5 ${align}`}>
      <h1 className="text-4xl font-medium text-ink md:text-6xl">{fieldText(item, "title")}</h1>
      {description ? <p className="text-lg text-ink/85">{description}</p> : null}
      <p className="flex flex-wrap gap-3 pt-1">
        {primary ? <ButtonLink to={fieldText(item, "primaryButtonCta", "/")}>{primary}</ButtonLink> : null}
        {secondary ? (
          <ButtonLink variant="secondary" to={fieldText(item, "secondaryButtonCta", "/")}>
            {secondary}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
