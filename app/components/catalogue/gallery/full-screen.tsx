import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { readingWay } from "~/components/ui/page/reading-way";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { GalleryItem } from "~/models/catalogue/product/gallery-items";
import { swipeStep, turned } from "~/models/shops/pages/gallery";
import { Icon } from "../../ui/icon";
import { useZoom } from "./use-zoom";
import { VideoSlide } from "./video-slide";
import { ZoomHint } from "./zoom-hint";
import { ZoomPicture } from "./zoom-picture";

type FullScreenProps = {
  items: GalleryItem[];
  name: string;
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

const button =
  "inline-flex size-12 items-center justify-center rounded-pill bg-surface/90 text-ink shadow-[var(--shadow-card)]";

/** The gallery in full screen: one picture at a time, with arrows, keys, swipes and zoom. */
export default function FullScreen({ items, name, index, onShow, onClose }: FullScreenProps) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const startX = useRef<number | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const zoom = useZoom();
  useEffect(() => dialog.current?.showModal(), []);
  const item = items[index];
  if (!item) return null;
  const turn = (by: number) => {
    setZoomed(false);
    zoom.forget();
    onShow(turned(index, by, items.length));
  };
  const press = (event: KeyboardEvent) => {
    // With a modifier they are the browser's own.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (zoom.press(event.key)) event.preventDefault();
    else if (event.key === "ArrowRight") turn(readingWay());
    else if (event.key === "ArrowLeft") turn(-readingWay());
  };
  const touch = {
    onTouchStart: (event: TouchEvent) => {
      const isOneFinger = event.touches.length === 1 && !isZoomed;
      startX.current = isOneFinger ? (event.touches[0]?.clientX ?? null) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = startX.current;
      startX.current = null;
      const step =
        from === null ? 0 : swipeStep(readingWay() * ((event.changedTouches[0]?.clientX ?? from) - from));
      if (step !== 0) turn(step);
    },
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t("Pictures of {name}", { name })}
      onClose={onClose}
      onKeyDown={press}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-surface p-0 text-ink backdrop:bg-surface"
    >
      <div className="relative size-full" {...touch}>
        {item.kind === "image" ? (
          <ZoomPicture
            key={item.image.url}
            image={item.image}
            name={name}
            onZoomed={setZoomed}
            controls={zoom.controls}
          />
        ) : (
          <div className="flex size-full items-center justify-center p-4">
            <div className="w-full max-w-[min(90dvh,960px)]">
              <VideoSlide video={item.video} isShown name={name} />
            </div>
          </div>
        )}
        <ZoomHint />
      </div>
      <button
        type="button"
        aria-label={t("Close")}
        onClick={() => dialog.current?.close()}
        className={`absolute end-3 top-3 ${button}`}
      >
        <Icon name="close" />
      </button>
      <p role="status" className="sr-only">
        {zoom.said}
      </p>
      {items.length > 1 ? (
        <>
          <button
            type="button"
            aria-label={t("Previous picture")}
            onClick={() => turn(-1)}
            className={`absolute bottom-4 start-4 md:bottom-auto md:top-1/2 ${button}`}
          >
            <Icon name="chevronLeft" />
          </button>
          <button
            type="button"
            aria-label={t("Next picture")}
            onClick={() => turn(1)}
            className={`absolute bottom-4 end-4 md:bottom-auto md:top-1/2 ${button}`}
          >
            <Icon name="chevronRight" />
          </button>
          <p
            aria-live="polite"
            className="absolute inset-x-0 bottom-7 mx-auto w-max rounded-pill bg-surface/90 px-3 py-1 text-sm tabular-nums"
          >
            {t("{number} of {total}", { number: index + 1, total: items.length })}
          </p>
        </>
      ) : null}
      {item.kind === "image" ? (
        <div className="absolute start-3 top-3 flex gap-2">
          <button type="button" aria-label={t("Zoom in")} onClick={() => zoom.by(1)} className={button}>
            <Icon name="plus" />
          </button>
          <button type="button" aria-label={t("Zoom out")} onClick={() => zoom.by(-1)} className={button}>
            <Icon name="minus" />
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
