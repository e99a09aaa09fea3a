// @public

import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type GalleryItem, galleryItems, type VideoView } from "~/models/catalogue/product/gallery-items";
import type { ProductImage } from "~/models/platform/media/product-record";
import type { Translate } from "~/models/platform/texts/message";
import type { ThumbnailSide } from "~/models/shops/pages/gallery";
import { useSaid } from "../ui/form/use-said";
import { lazyPart } from "../ui/framework/lazy-part";
import { useIsHydrated } from "../ui/page/use-is-hydrated";
import { GalleryArrows } from "./gallery/gallery-arrows";
import { GallerySlide } from "./gallery/gallery-slide";
import { GalleryThumbnails } from "./gallery/gallery-thumbnails";
import { useStrip } from "./gallery/use-strip";
import { useVideos } from "./gallery/use-videos";
import { PicturePlaceholder } from "./picture-placeholder";

// Full screen and zoom would be a third of a product page's script, so they are loaded on demand.
const FullScreen = lazyPart(() => import("./gallery/full-screen"));

type GalleryProps = { images: ProductImage[]; videos: VideoView[]; name: string; thumbnails: ThumbnailSide };

/** The id of an item in the strip, for the links of thumbnails. */
const placeId = (index: number) => `image-${index + 1}`;

/** Layout of strip and thumbnails; side by side only if there is room. */
const frames: Record<ThumbnailSide, string> = {
  left: "flex-col xl:flex-row-reverse xl:items-start",
  right: "flex-col xl:flex-row xl:items-start",
  top: "flex-col-reverse",
  bottom: "flex-col",
};

/**
 * The pictures and videos of a product: a strip that browsers swipe sideways, with thumbnails that are
 * links to its places, so that everything can be reached without a script. Scripts add arrows and swiping
 * that wrap at the ends, a magnifier, and full screen with zoom (rules gallery-1 and gallery-2).
 */
export function Gallery({ images, videos, name, thumbnails }: GalleryProps) {
  const t = useTexts();
  const items = galleryItems(images, useVideos(videos));
  const strip = useStrip(items.length);
  const isHydrated = useIsHydrated();
  useSaid(items.length > 1 ? saidItem(t, items, strip.index) : "");
  const [isFullScreen, setFullScreen] = useState(false);
  if (items.length === 0)
    return <PicturePlaceholder className="aspect-(--picture-ratio) w-full rounded-base" />;
  const hasMany = items.length > 1;
  return (
    <section aria-label={t("Pictures")} className={`flex gap-3 self-start md:gap-4 ${frames[thumbnails]}`}>
      <div className="group relative min-w-0 xl:flex-1">
        <ul
          ref={strip.ref}
          onScroll={strip.follow}
          {...strip.touch}
          // Browsers let the keyboard scroll only focusable elements.
          tabIndex={hasMany ? 0 : undefined}
          aria-label={hasMany ? t("Pictures of {name}", { name }) : undefined}
          className={`gallery-strip ${isHydrated ? "touch-pan-y" : ""}`}
        >
          {items.map((item, at) => (
            <li key={item.kind === "image" ? item.image.url : item.video.url} id={placeId(at)}>
              <GallerySlide
                item={item}
                at={at}
                name={name}
                isShown={at === strip.index}
                onOpen={() => setFullScreen(true)}
              />
            </li>
          ))}
        </ul>
        {hasMany ? <GalleryArrows onTurn={strip.turn} /> : null}
      </div>
      {hasMany ? (
        <GalleryThumbnails
          items={items}
          index={strip.index}
          side={thumbnails}
          hrefOf={(at) => `#${placeId(at)}`}
          onShow={strip.show}
        />
      ) : null}
      {isFullScreen ? (
        <FullScreen
          items={items}
          name={name}
          index={strip.index}
          onShow={strip.show}
          onClose={() => {
            setFullScreen(false);
            // Another picture may be visible than the one that was opened.
            strip.ref.current?.children[strip.index]?.querySelector("a")?.focus({ preventScroll: true });
          }}
        />
      ) : null}
    </section>
  );
}

function saidItem(t: Translate, items: readonly GalleryItem[], at: number): string {
  const place = { number: at + 1, count: items.length };
  return items[at]?.kind === "video"
    ? t("Video {number} of {count}", place)
    : t("Picture {number} of {count}", place);
}
