import { BannerPicture } from "~/components/content/banner-picture";
import { Icon } from "~/components/ui/icon";
import { PressLink } from "~/components/ui/link/press-link";
import type { Item, Props } from "./schema";

type VideoPlaceholderProps = { item: Item; props: Props; pageUrl: string; onPlay: () => void };

/**
 * A picture in the video's place, and the button that plays it; without a script it leads to the video's own
 * page.
 */
export function VideoPlaceholder({ item, props, pageUrl, onPlay }: VideoPlaceholderProps) {
  return (
    <div
      className="relative isolate grid w-full place-items-center overflow-hidden rounded-base bg-sunken"
      style={{ aspectRatio: `${props.widthPx} / ${props.heightPx}` }}
    >
      <BannerPicture
        url={item.placeholderImage.url}
        alt={item.placeholderImage.alt}
        sizes={`(min-width: ${props.widthPx}px) ${props.widthPx}px, 100vw`}
        className="absolute inset-0 -z-10 size-full"
      />
      <PressLink
        href={pageUrl}
        target="_blank"
        rel="noopener noreferrer"
        onPress={onPlay}
        className="inline-flex min-h-14 items-center gap-3 rounded-pill bg-surface px-6 font-medium text-ink shadow-[var(--shadow-pop)] after:absolute after:inset-0 hover:underline"
      >
        <Icon name="play" />
        {item.buttonLabel}
      </PressLink>
    </div>
  );
}
