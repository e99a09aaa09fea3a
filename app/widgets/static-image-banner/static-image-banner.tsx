import { BannerFrame } from "~/components/content/banner-frame";
import { BannerPicture } from "~/components/content/banner-picture";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/** Heights of the picture: by its own aspect ratio above the words, at least so high beside them. */
const heights: Record<Props["size"], string> = {
  small: "before:aspect-[2/1] sm:before:aspect-[5/2] lg:before:aspect-auto lg:min-h-[300px]",
  medium:
    "before:aspect-[3/2] sm:before:aspect-[2/1] lg:before:aspect-auto lg:min-h-[360px] xl:min-h-[420px]",
  large: "before:aspect-[4/3] sm:before:aspect-[8/5] lg:before:aspect-auto lg:min-h-[420px] xl:min-h-[520px]",
};
const widths: Record<Item["textWidth"], string> = {
  third: "max-w-md",
  half: "max-w-xl",
  "two-thirds": "max-w-3xl",
  full: "max-w-none w-full",
};
const vertical: Record<Item["verticalAlign"], string> = {
  top: "self-start",
  middle: "self-center",
  center: "self-center",
  bottom: "self-end",
};
const horizontal: Record<Item["contentTextAlign"], string> = {
  left: "text-start me-auto",
  center: "text-center mx-auto",
  right: "text-end ms-auto",
};
const buttonRow: Record<Item["contentTextAlign"], string> = {
  left: "",
  center: "justify-center",
  right: "justify-end",
};

/**
 * A picture as wide as the page with words beside or below it, and up to two buttons. Only the first item is
 * shown.
 */
export function StaticImageBanner({ props, items }: WidgetProps<Props, unknown, Item>) {
  const item = items[0];
  if (!item) return null;
  const image = item.image.url;
  const hasWords = item.title || item.description || item.primaryButtonLabel || item.secondaryButtonLabel;
  const { contentTextAlign: align, textWidth: width } = item;
  return (
    <section>
      <BannerFrame
        place={align === "center" || width === "full" ? "below" : align}
        width={width}
        shape={props.shape}
        height={heights[props.size]}
        wordsClass={vertical[item.verticalAlign]}
        picture={
          image ? (
            <BannerPicture
              url={image}
              mobileUrl={item.imageMobile.url}
              alt={item.image.alt}
              sizes="100vw"
              priority={props.heading === "h1"}
              alignment={props.alignment}
              focus={item.imageFocus}
              className="absolute inset-0 size-full"
            />
          ) : null
        }
        words={hasWords ? <BannerText item={item} Heading={props.heading} /> : null}
      />
    </section>
  );
}

function BannerText({ item, Heading }: { item: Item; Heading: Props["heading"] }) {
  const { contentTextAlign: align, textWidth: width } = item;
  const title = item.title;
  const description = item.description;
  return (
    <div className={`space-y-4 lg:space-y-5 ${widths[width]} ${horizontal[align]}`}>
      {title ? (
        <Heading dir="auto" className="text-4xl font-medium text-ink lg:text-5xl xl:text-6xl">
          {title}
        </Heading>
      ) : null}
      {description ? (
        <p dir="auto" className="text-lg text-ink/85">
          {description}
        </p>
      ) : null}
      <p className={`flex flex-wrap gap-3 pt-1 empty:hidden ${buttonRow[align]}`}>
        <BannerButton label={item.primaryButtonLabel} link={item.primaryButtonCta} which="primary" />
        <BannerButton label={item.secondaryButtonLabel} link={item.secondaryButtonCta} which="secondary" />
      </p>
    </div>
  );
}

type BannerButtonProps = { label: string; link: string; which: "primary" | "secondary" };

function BannerButton({ label, link, which }: BannerButtonProps) {
  if (!label) return null;
  return (
    <SmartLink opensTab to={link || "/"} className={buttonClass(which)}>
      {label}
    </SmartLink>
  );
}
