import { BannerPicture } from "~/components/content/banner-picture";
import { wideBannerClass, wideBannerGrid, wideBannerWords } from "~/components/content/banner-shape";
import { buttonClass } from "~/components/ui/button";
import { SmartLink } from "~/components/ui/smart-link";
import { fieldChoice } from "~/models/content/field-values";
import { fieldLabel, fieldText, type WidgetItem } from "~/models/shops/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";
import { textAligns, textWidths, verticalAligns } from "./text-place";

const heights: Record<Props["size"], string> = {
  small: "min-h-[260px] md:min-h-[300px]",
  medium: "min-h-[380px] md:min-h-[420px]",
  large: "min-h-[520px] md:min-h-[600px]",
};
const widths: Record<(typeof textWidths)[number], string> = {
  third: "max-w-md",
  half: "max-w-xl",
  "two-thirds": "max-w-3xl",
  full: "max-w-none w-full",
};
const vertical: Record<(typeof verticalAligns)[number], string> = {
  top: "items-start",
  middle: "items-center",
  center: "items-center",
  bottom: "items-end",
};
const horizontal: Record<(typeof textAligns)[number], string> = {
  left: "text-left mr-auto",
  center: "text-center mx-auto",
  right: "text-right ml-auto",
};
/** A translucent background in the page's color keeps the text readable on any picture. */
const veils: Record<(typeof textAligns)[number], string> = {
  left: "bg-linear-to-r from-surface/85 via-surface/55 via-45% to-transparent to-75%",
  center: "bg-surface/55",
  right: "bg-linear-to-l from-surface/85 via-surface/55 via-45% to-transparent to-75%",
};
const buttonRow: Record<(typeof textAligns)[number], string> = {
  left: "",
  center: "justify-center",
  right: "justify-end",
};

/** A full-width picture with text and up to two buttons on it. Only the first item is shown. */
export function StaticImageBanner({ props, items }: WidgetProps<Props>) {
  const item = items[0];
  if (!item) return null;
  const image = fieldText(item, "image");
  const frame = props.shape ? wideBannerClass[props.shape] : heights[props.size];
  return (
    <section className={`relative isolate overflow-hidden bg-sunken ${wideBannerGrid} ${frame}`}>
      {image ? (
        <BannerPicture
          url={image}
          mobileUrl={fieldText(item, "imageMobile")}
          alt={fieldLabel(item, "image")}
          sizes="100vw"
          priority={props.heading === "h1"}
          alignment={props.alignment}
          className="absolute inset-0 -z-10 size-full"
        />
      ) : null}
      {image && (fieldText(item, "title") || fieldText(item, "description")) ? (
        <div
          className={`absolute inset-0 -z-10 ${veils[fieldChoice(item, "contentTextAlign", textAligns)]}`}
        />
      ) : null}
      <div
        className={`mx-auto flex w-full max-w-[1280px] px-5 py-12 md:px-8 ${wideBannerWords} ${vertical[fieldChoice(item, "verticalAlign", verticalAligns)]}`}
      >
        <BannerText item={item} Heading={props.heading} />
      </div>
    </section>
  );
}

function BannerText({ item, Heading }: { item: WidgetItem; Heading: Props["heading"] }) {
  const align = fieldChoice(item, "contentTextAlign", textAligns);
  const width = fieldChoice(item, "textWidth", textWidths);
  const title = fieldText(item, "title");
  const description = fieldText(item, "description");
  return (
    <div className={`space-y-5 ${widths[width]} ${horizontal[align]}`}>
      {title ? (
        <Heading dir="auto" className="text-4xl font-medium text-ink md:text-6xl">
          {title}
        </Heading>
      ) : null}
      {description ? (
        <p dir="auto" className="text-lg text-ink/85">
          {description}
        </p>
      ) : null}
      <p className={`flex flex-wrap gap-3 pt-1 empty:hidden ${buttonRow[align]}`}>
        <BannerButton item={item} which="primary" />
        <BannerButton item={item} which="secondary" />
      </p>
    </div>
  );
}

function BannerButton({ item, which }: { item: WidgetItem; which: "primary" | "secondary" }) {
  const label = fieldText(item, `${which}ButtonLabel`);
  if (!label) return null;
  return (
    <SmartLink opensTab to={fieldText(item, `${which}ButtonCta`, "/")} className={buttonClass(which)}>
      {label}
    </SmartLink>
  );
}
