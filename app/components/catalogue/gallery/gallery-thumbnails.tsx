import { useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { GalleryItem } from "~/models/catalogue/product/gallery-items";
import type { Translate } from "~/models/platform/texts/message";
import type { ThumbnailSide } from "~/models/shops/pages/gallery";
import { Icon } from "../../ui/icon";
import { PressLink } from "../../ui/link/press-link";
import { Picture } from "../picture";

type ThumbnailsProps = {
  items: GalleryItem[];
  /** Index of the item shown. */
  index: number;
  side: ThumbnailSide;
  hrefOf: (index: number) => string;
  onShow: (index: number) => void;
};

const upright = "xl:max-h-[640px] xl:w-[72px] xl:flex-col xl:overflow-y-auto xl:overflow-x-hidden";

/** Thumbnails that link to the pictures; with a script the page does not jump to the anchor. */
export function GalleryThumbnails({ items, index, side, hrefOf, onShow }: ThumbnailsProps) {
  const t = useTexts();
  const isUpright = side === "left" || side === "right";
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const shown = row?.children[index];
    if (!row || !(shown instanceof HTMLElement)) return;
    // Scrolls only the row, never the page, so that the current thumbnail is in the middle.
    row.scrollTo({
      left: shown.offsetLeft - (row.clientWidth - shown.clientWidth) / 2,
      top: shown.offsetTop - (row.clientHeight - shown.clientHeight) / 2,
    });
  }, [index]);
  return (
    <ul ref={list} className={`relative -ms-1 flex gap-3 overflow-x-auto p-1 ${isUpright ? upright : ""}`}>
      {items.map((item, at) => (
        <li key={hrefOf(at)}>
          <PressLink
            href={hrefOf(at)}
            aria-label={labelOf(t, item, at, items.length)}
            aria-current={at === index ? "true" : undefined}
            onPress={() => onShow(at)}
            className="thumbnail"
          >
            <Thumbnail item={item} />
          </PressLink>
        </li>
      ))}
    </ul>
  );
}

function labelOf(t: Translate, item: GalleryItem, at: number, count: number): string {
  const place = { number: at + 1, count };
  return item.kind === "video"
    ? t("Show video {number} of {count}", place)
    : t("Show picture {number} of {count}", place);
}

function Thumbnail({ item }: { item: GalleryItem }) {
  if (item.kind === "image") return <Picture image={item.image} sizes="80px" upToPx={160} alt="" />;
  return (
    <>
      {item.video.thumbnailUrl ? (
        <img
          src={item.video.thumbnailUrl}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className="size-full object-cover"
        />
      ) : null}
      <span className="absolute inset-0 m-auto flex size-8 items-center justify-center rounded-pill bg-ink/75 text-white">
        <Icon name="play" sizePx={16} />
      </span>
    </>
  );
}
