// @public

import type { KeenSliderInstance, KeenSliderOptions } from "keen-slider";
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type PerView, perViewSteps } from "~/models/platform/page/per-view";
import { swipeTarget } from "~/models/platform/page/swipe-target";
import { readingWay } from "../page/reading-way";
import { followPointer } from "./follow-pointer";

/** Layout and movement of slides. `spacingPx` must equal the gap in their styles. */
export type SlidesOptions = {
  perView: PerView;
  spacingPx?: number;
  /** Endless. Only for one slide at a time. */
  isEndless?: boolean;
  /** Duration of a turn (rule widgets-3). */
  speedMs?: number;
};

/** State of a carousel. Before its script has loaded, `isReady` is false and the browser scrolls. */
export type Slides = {
  /** For the parent element of the slides. */
  trackProps: { ref: RefObject<HTMLUListElement>; onFocus: (event: FocusEvent<HTMLElement>) => void };
  isReady: boolean;
  index: number;
  lastIndex: number;
  turnTo: (index: number) => void;
  turnBy: (by: number) => void;
};

const resting = { isReady: false, index: 0, lastIndex: 0 };

/**
 * Slides controlled by swipe, button and keyboard. The slider's code is loaded after the page, and only on
 * pages with a carousel; until then, and without a script, the row scrolls.
 */
export function useSlides({
  perView,
  spacingPx = 0,
  isEndless = false,
  speedMs = 400,
}: SlidesOptions): Slides {
  const track = useRef<HTMLUListElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [place, setPlace] = useState(resting);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let isGone = false;
    const start = async () => {
      const { default: KeenSlider } = await import("keen-slider");
      if (isGone) return;
      element.scrollLeft = 0;
      element.dataset.turning = "";
      slider.current = new KeenSlider(element, {
        ...slidesOf(perView, spacingPx),
        selector: () => [...element.children].filter((slide) => slide instanceof HTMLElement),
        loop: isEndless,
        rtl: readingWay() === -1,
        defaultAnimation: { duration: prefersStillness() ? 0 : speedMs },
        ...followPlace(setPlace),
        ...restAfterSwipe(element),
      });
    };
    // Without the slider the row still scrolls, so a failure is only logged (rule widgets-5).
    start().catch((error: unknown) => {
      delete element.dataset.turning;
      console.warn("carousel could not start", error);
    });
    return () => {
      isGone = true;
      slider.current?.destroy();
      slider.current = null;
      delete element.dataset.turning;
    };
  }, [perView, spacingPx, isEndless, speedMs]);

  const turnTo = useCallback((index: number) => slider.current?.moveToIdx(index), []);
  const turnBy = useCallback((by: number) => {
    const details = slider.current?.track.details;
    if (details) slider.current?.moveToIdx(details.abs + by, true);
  }, []);
  const onFocus = useCallback((event: FocusEvent<HTMLElement>) => {
    const details = slider.current?.track.details;
    const at = [...(track.current?.children ?? [])].findIndex((slide) => slide.contains(event.target));
    // A focused slide must be in view (rule accessibility-15). The last places hold several slides.
    if (details && at >= 0 && (details.slides[at]?.portion ?? 1) < 1)
      slider.current?.moveToIdx(Math.min(at, details.maxIdx));
  }, []);
  return { trackProps: { ref: track, onFocus }, ...place, turnTo, turnBy };
}

const prefersStillness = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

function slidesOf(perView: PerView, spacing: number): Pick<KeenSliderOptions, "slides" | "breakpoints"> {
  const steps = perViewSteps(perView).map(({ media, count }) => [
    media,
    { slides: { perView: count, spacing } },
  ]);
  return { slides: { perView: perView.base, spacing }, breakpoints: Object.fromEntries(steps) };
}

function followPlace(tell: (place: typeof resting) => void): KeenSliderOptions {
  const follow = ({ track: { details } }: KeenSliderInstance) =>
    tell({ isReady: true, index: details?.rel ?? 0, lastIndex: details?.maxIdx ?? 0 });
  return { created: follow, slideChanged: follow, updated: follow, optionsChanged: follow };
}

/**
 * The slider itself reacts to the slightest flick; a swipe must be longer (rule widgets-5). Its length is
 * what the finger or mouse went: browsers keep the first 15 px of a touch from the slider, and its ends move
 * less than the finger.
 */
function restAfterSwipe(element: HTMLElement): KeenSliderOptions {
  let startIndex = 0;
  const pointer = followPointer(element);
  return {
    dragStarted: ({ track: { details } }) => {
      startIndex = details?.abs ?? 0;
    },
    dragEnded: (slider) => {
      const { details } = slider.track;
      if (!details) return;
      const target = swipeTarget({
        startIndex,
        currentIndex: details.abs,
        movedPx: -readingWay() * pointer.movedPx(),
      });
      if (target !== null) slider.moveToIdx(Math.min(Math.max(target, details.minIdx), details.maxIdx), true);
    },
    destroyed: pointer.stop,
  };
}
