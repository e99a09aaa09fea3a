import { type RefObject, type TouchEvent, useRef, useState } from "react";
import { readingWay } from "~/components/ui/page/reading-way";
import { swipeStep, turned } from "~/models/shops/pages/gallery";

/** Touch handlers of the strip. */
type StripTouch = Record<"onTouchStart" | "onTouchMove" | "onTouchEnd", (event: TouchEvent) => void>;

/** The strip of a gallery: the current item, and how to change it. */
export type Strip = {
  ref: RefObject<HTMLUListElement>;
  index: number;
  show: (index: number) => void;
  turn: (by: -1 | 1) => void;
  follow: () => void;
  touch: StripTouch;
};

/**
 * Controls a strip of `count` items. Without a script the browser scrolls it; with one, a long enough swipe
 * pages it, wrapping around (rule gallery-2).
 */
export function useStrip(count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const finger = useRef<{ x: number; left: number; movedPx: number } | null>(null);
  // Target of a scroll in progress; the items it passes are not shown as current.
  const target = useRef<number | null>(null);
  const show = (wanted: number) => {
    const next = turned(wanted, 0, count);
    setIndex(next);
    target.current = next;
    ref.current?.addEventListener("scrollend", () => (target.current = null), { once: true });
    ref.current?.scrollTo({ left: readingWay() * next * ref.current.clientWidth, behavior: "smooth" });
  };
  const turn = (by: -1 | 1) => show(turned(index, by, count));
  return {
    ref,
    index,
    show,
    turn,
    follow() {
      const strip = ref.current;
      if (!strip || finger.current) return;
      const at = Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth);
      if (at === target.current) target.current = null;
      if (target.current === null) setIndex(at);
    },
    touch: {
      onTouchStart(event) {
        const strip = ref.current;
        const touch = event.touches[0];
        if (!strip || !touch || event.touches.length > 1 || count < 2) return;
        target.current = null;
        finger.current = { x: touch.clientX, left: strip.scrollLeft, movedPx: 0 };
        strip.style.scrollSnapType = "none";
      },
      onTouchMove(event) {
        const strip = ref.current;
        const touch = event.touches[0];
        if (!strip || !touch || !finger.current) return;
        finger.current.movedPx = touch.clientX - finger.current.x;
        strip.scrollLeft = finger.current.left - finger.current.movedPx;
      },
      onTouchEnd() {
        const strip = ref.current;
        if (!strip || !finger.current) return;
        const step = swipeStep(readingWay() * finger.current.movedPx);
        finger.current = null;
        show(turned(index, step, count));
        strip.addEventListener("scrollend", () => strip.style.removeProperty("scroll-snap-type"), {
          once: true,
        });
      },
    },
  };
}
