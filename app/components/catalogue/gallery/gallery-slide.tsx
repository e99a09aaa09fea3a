import { useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { GalleryItem } from "~/models/catalogue/product/gallery-items";
import { sizedUrl } from "~/models/platform/media/image-sources";
import { picturePath } from "~/paths/pictures";
import { PressLink } from "../../ui/link/press-link";
import { Picture } from "../picture";
import { Magnifier } from "./magnifier";
import { VideoSlide } from "./video-slide";

/** Width of the picture a mouse magnifies, px. */
const magnifiedWidthPx = 1920;

type SlideProps = { item: GalleryItem; at: number; name: string; isShown: boolean; onOpen: () => void };

/** An item of the strip. With a script a picture opens in full screen, without one on a page of its own. */
export function GallerySlide({ item, at, name, isShown, onOpen }: SlideProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  if (item.kind === "video") return <VideoSlide video={item.video} isShown={isShown} name={name} />;
  const { image } = item;
  const text = image.alt || (at === 0 ? name : `${name}, picture ${at + 1}`);
  return (
    <>
      <Picture
        image={image}
        sizes="(min-width: 1200px) 600px, (min-width: 768px) 52vw, 100vw"
        alt={text}
        priority={at === 0}
      />
      {/* Beside the picture, not around it: the picture keeps its own text, and the link says what it does.
       */}
      <PressLink
        href={picturePath(pathname, at + 1)}
        rel="nofollow"
        aria-label={t("Open picture {number} full screen", { number: at + 1 })}
        // The strip is one tab stop, the visible picture another.
        tabIndex={isShown ? undefined : -1}
        onPress={onOpen}
      >
        <Magnifier url={sizedUrl(image, magnifiedWidthPx)} />
      </PressLink>
    </>
  );
}
