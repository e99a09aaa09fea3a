import { BannerFrame } from "~/components/content/banner-frame";
import { BannerPicture } from "~/components/content/banner-picture";
import { buttonClass } from "~/components/ui/button";
import { SmartLink } from "~/components/ui/smart-link";
import { bannerFocuses } from "~/models/content/banner";
import { fieldChoice } from "~/models/content/field-values";
import { fieldLabel, fieldText, type WidgetItem } from "~/models/shops/widget-content";
import type { WidgetProps } from "../widget";
import type { Props } from "./schema";

/** Text widths of an item, the first one by default. */
const textWidths = ["half", "third", "two-thirds", "full"] as const;
/** Vertical position of the text. */
const verticalAligns = ["center", "top", "middle", "bottom"] as const;
/** Horizontal position of the text. */
const textAligns = ["left", "center", "right"] as const;

/** Heights of the picture: by its own aspect ratio above the words, at least so high beside them. */
const heights: Record<Props["size"], string> = {
  small: "before:aspect-[2/1] lg:before:aspect-auto lg:min-h-[300px]",
  medium: "before:aspect-[3/2] sm:before:aspect-[2/1] lg:before:aspect-auto lg:min-h-[420px]",
  large: "before:aspect-[4/3] sm:before:aspect-[2/1] lg:before:aspect-auto lg:min-h-[560px]",
};
const widths: Record<(typeof textWidths)[number], string> = {
  third: "max-w-md",
  half: "max-w-xl",
  "two-thirds": "max-w-3xl",
  full: "max-w-none w-full",
};
const vertical: Record<(typeof verticalAligns)[number], string> = {
  top: "self-start",
  middle: "self-center",
  center: "self-center",
  bottom: "self-end",
};
const horizontal: Record<(typeof textAligns)[number], string> = {
  left: "text-left mr-auto",
  center: "text-center mx-auto",
  right: "text-right ml-auto",
};
const buttonRow: Record<(typeof textAligns)[number], string> = {
  left: "",
  center: "justify-center",
  right: "justify-end",
};

/** A picture as wide as the page with words beside or below it, and up to two buttons. Only the first item is shown. */
export function StaticImageBanner({ props, items }: WidgetProps<Props>) {
  const item = items[0];
  if (!item) return null;
  const image = fieldText(item, "image");
  const hasWords = ["title", "description", "primaryButtonLabel", "secondaryButtonLabel"].some((name) =>
    fieldText(item, name),
  );
  const align = fieldChoice(item, "contentTextAlign", textAligns);
  const width = fieldChoice(item, "textWidth", textWidths);
  return (
    <section>
      <BannerFrame
        place={align === "center" || width === "full" ? "below" : align}
        width={width}
        shape={props.shape}
        height={heights[props.size]}
        wordsClass={vertical[fieldChoice(item, "verticalAlign", verticalAligns)]}
        picture={
          image ? (
            <BannerPicture
              url={image}
              mobileUrl={fieldText(item, "imageMobile")}
              alt={fieldLabel(item, "image")}
              sizes="100vw"
              priority={props.heading === "h1"}
              alignment={props.alignment}
              focus={fieldChoice(item, "imageFocus", bannerFocuses)}
              className="absolute inset-0 size-full"
            />
          ) : null
        }
        words={hasWords ? <BannerText item={item} Heading={props.heading} /> : null}
      />
    </section>
  );
}

function BannerText({ item, Heading }: { item: WidgetItem; Heading: Props["heading"] }) {
  const align = fieldChoice(item, "contentTextAlign", textAligns);
  const width = fieldChoice(item, "textWidth", textWidths);
  const title = fieldText(item, "title");
  const description = fieldText(item, "description");
  return (
    <div className={`space-y-4 lg:space-y-5 ${widths[width]} ${horizontal[align]}`}>
      {title ? (
        <Heading dir="auto" className="text-4xl font-medium text-ink lg:text-6xl">
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
