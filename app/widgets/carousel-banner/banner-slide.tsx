import { BannerPicture } from "~/components/content/banner-picture";
import { wideBannerGrid, wideBannerWords } from "~/components/content/banner-shape";
import { buttonClass } from "~/components/ui/button";
import { SmartLink } from "~/components/ui/smart-link";
import { fieldLabel, fieldText, type WidgetItem } from "~/models/shops/widget-content";

type BannerSlideProps = { item: WidgetItem; isFirst: boolean; frame: string; alignment: "fill" | "center" };

/** A picture with its text and buttons. The picture itself links to `bannerImageUrl` (rule widgets-3). */
export function BannerSlide({ item, isFirst, frame, alignment }: BannerSlideProps) {
  const title = fieldText(item, "bannerTitle");
  const link = fieldText(item, "bannerImageUrl");
  const label = fieldLabel(item, "bannerImage");
  return (
    <div className={`relative isolate h-full items-end bg-sunken ${wideBannerGrid} ${frame}`}>
      <BannerPicture
        url={fieldText(item, "bannerImage")}
        mobileUrl={fieldText(item, "bannerMobileImage")}
        // If the link has the picture's name, the picture's own alternative text is empty.
        alt={link ? "" : label}
        sizes="100vw"
        priority={isFirst}
        alignment={alignment}
        className="absolute inset-0 -z-10 size-full"
      />
      {link ? (
        <SmartLink
          opensTab
          to={link}
          aria-label={title || label || "Read more"}
          className="absolute inset-0 -outline-offset-4"
        />
      ) : null}
      <SlideText item={item} title={title} />
    </div>
  );
}

function SlideText({ item, title }: { item: WidgetItem; title: string }) {
  const subTitle = fieldText(item, "bannerSubTitle");
  const buttons = [
    { label: fieldText(item, "primaryButtonName"), to: fieldText(item, "primaryButton"), variant: "primary" },
    {
      label: fieldText(item, "secondaryButtonName"),
      to: fieldText(item, "secondaryButton"),
      variant: "secondary",
    },
  ] as const;
  const offered = buttons.filter(({ label, to }) => label && to);
  if (!title && !subTitle && offered.length === 0) return null;
  return (
    <div className={`mx-auto w-full max-w-[1280px] px-5 pb-20 pt-5 md:px-8 md:pb-8 ${wideBannerWords}`}>
      {/* Clicks on the text reach the picture's link below; only the buttons take their own. */}
      <div className="pointer-events-none relative max-w-md space-y-3 rounded-base bg-surface/95 p-5 text-ink md:p-7">
        {title ? (
          <h2 dir="auto" className="text-2xl font-medium md:text-3xl">
            {title}
          </h2>
        ) : null}
        {subTitle ? (
          <p dir="auto" className="text-ink/85">
            {subTitle}
          </p>
        ) : null}
        {offered.length > 0 ? (
          <p className="pointer-events-auto flex flex-wrap gap-3 pt-1">
            {offered.map(({ label, to, variant }) => (
              <SmartLink opensTab key={variant} to={to} className={buttonClass(variant, "sm", "min-h-11")}>
                {label}
              </SmartLink>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  );
}
