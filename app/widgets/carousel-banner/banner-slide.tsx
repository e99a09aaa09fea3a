import { BannerFrame } from "~/components/content/banner-frame";
import { BannerPicture } from "~/components/content/banner-picture";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import type { BannerShape } from "~/models/content/popups/banner";
import { phrase } from "~/models/platform/texts/phrase";
import type { Item } from "./schema";

type BannerSlideProps = {
  item: Item;
  isFirst: boolean;
  shape: BannerShape;
  height: string;
  alignment: "fill" | "center";
};

/** A picture with its text and buttons. The picture itself links to `bannerImageUrl` (rule widgets-3). */
export function BannerSlide({ item, isFirst, shape, height, alignment }: BannerSlideProps) {
  const title = item.bannerTitle;
  const link = item.bannerImageUrl;
  const label = item.bannerImage.alt;
  return (
    <div className="relative h-full">
      <BannerFrame
        place="left"
        width="third"
        shape={shape}
        height={height}
        // Below the words there is room for the carousel's buttons.
        wordsClass="pb-20! lg:self-center"
        className="h-full"
        picture={
          <BannerPicture
            url={item.bannerImage.url}
            mobileUrl={item.bannerMobileImage.url}
            // If the link has the picture's name, the picture's own alternative text is empty.
            alt={link ? "" : label}
            sizes="100vw"
            priority={isFirst}
            alignment={alignment}
            focus={item.imageFocus}
            className="absolute inset-0 size-full"
          />
        }
        words={slideText(item, title)}
      />
      {link ? (
        <SmartLink
          opensTab
          to={link}
          aria-label={title || label || phrase("Read more")}
          className="absolute inset-0 -outline-offset-4"
        />
      ) : null}
    </div>
  );
}

/** The words of a slide, or null if it has none. Only their buttons lie above the picture's link. */
function slideText(item: Item, title: string) {
  const subTitle = item.bannerSubTitle;
  const buttons = [
    { label: item.primaryButtonName, to: item.primaryButton, variant: "primary" },
    {
      label: item.secondaryButtonName,
      to: item.secondaryButton,
      variant: "secondary",
    },
  ] as const;
  const offered = buttons.filter(({ label, to }) => label && to);
  if (!title && !subTitle && offered.length === 0) return null;
  return (
    <div className="space-y-4">
      {title ? (
        <h2 dir="auto" className="text-3xl font-medium lg:text-5xl">
          {title}
        </h2>
      ) : null}
      {subTitle ? (
        <p dir="auto" className="text-lg text-ink/85">
          {subTitle}
        </p>
      ) : null}
      {offered.length > 0 ? (
        <p className="flex flex-wrap gap-3 pt-1">
          {offered.map(({ label, to, variant }) => (
            <SmartLink opensTab key={variant} to={to} className={buttonClass(variant, "md", "relative z-10")}>
              {label}
            </SmartLink>
          ))}
        </p>
      ) : null}
    </div>
  );
}
