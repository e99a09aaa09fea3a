import { type RefObject, useRef, useState } from "react";
import type { ReactZoomPanPinchRef } from "react-zoom-pan-pinch";
import { useTexts } from "~/components/ui/texts/use-texts";
import { nextSize, panned, zoom } from "~/models/shops/pages/gallery";

/** The keys that move an enlarged picture, with what they move it by: to the right, and down. */
const moves: Record<string, readonly [x: 1 | 0 | -1, y: 1 | 0 | -1]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The next press counts from where this one came to, so nothing moves for a while, ms. */
const atOnce = 0;

/** Zoom of a picture by keys and buttons. `said` is the size they came to; empty before. */
type Zoom = {
  controls: RefObject<ReactZoomPanPinchRef>;
  said: string;
  by: (step: 1 | -1) => void;
  /** Answers a key; false for one that means nothing here. */
  press: (key: string) => boolean;
  /** Forgets the size, for another picture. */
  forget: () => void;
};

/** Zooms the picture that has the answered controls, by its middle (rule gallery-10). */
export function useZoom(): Zoom {
  const t = useTexts();
  const controls = useRef<ReactZoomPanPinchRef>(null);
  const [said, setSaid] = useState("");
  const zoomTo = (size: number) => {
    const { current } = controls;
    if (!current) return;
    setSaid(t("Zoom {percent}%", { percent: Math.round(size * 100) }));
    if (size <= zoom.pinchMin) current.resetTransform(atOnce);
    else current.zoomToPoint(size, innerWidth / 2, innerHeight / 2, atOnce);
  };
  const by = (step: 1 | -1) => zoomTo(nextSize(controls.current?.state.scale ?? zoom.pinchMin, step));
  const press = (key: string) => {
    if (!controls.current) return false;
    const { scale, positionX, positionY } = controls.current.state;
    const move = scale > zoom.pinchMin ? moves[key] : undefined;
    if (move) {
      const [x, y] = move;
      const left = panned(positionX, x, scale, innerWidth);
      const top = panned(positionY, y, scale, innerHeight);
      controls.current.setTransform(left, top, scale, atOnce);
    } else if (key === "+" || key === "=") by(1);
    else if (key === "-") by(-1);
    else if (key === "0") zoomTo(zoom.pinchMin);
    else return false;
    return true;
  };
  return { controls, said, by, press, forget: () => setSaid("") };
}
