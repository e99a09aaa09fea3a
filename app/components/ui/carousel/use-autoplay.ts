import { useEffect, useRef, useState } from "react";
import { useMedia } from "../use-media";

/** What turns by itself. `minWidthPx` keeps it still on narrower windows. */
type AutoplayOptions = { isWanted: boolean; delayMs: number; minWidthPx?: number; onTurn: () => void };

/** `isOffered` is false on the server and where motion is not wanted: then there is nothing to pause. */
export type Autoplay = {
  isOffered: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** For the carousel's frame: it holds still under the pointer and while something inside has the focus. */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/**
 * Turns a carousel every so often. It stays still for those who prefer that, when it was paused, under the pointer, with
 * the focus inside, and in a window nobody sees.
 */
export function useAutoplay({ isWanted, delayMs, minWidthPx = 0, onTurn }: AutoplayOptions): Autoplay {
  const mayMove = useMedia(`(prefers-reduced-motion: no-preference) and (min-width: ${minWidthPx}px)`);
  const [isPlaying, setPlaying] = useState(true);
  const [hold, setHold] = useState({ pointer: false, focus: false });
  const turn = useRef(onTurn);
  turn.current = onTurn;
  const isOffered = isWanted && mayMove;
  const isTurning = isOffered && isPlaying && !hold.pointer && !hold.focus;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => {
      if (!document.hidden) turn.current();
    }, delayMs);
    return () => clearInterval(timer);
  }, [isTurning, delayMs]);

  return {
    isOffered,
    isPlaying,
    toggle: () => setPlaying((was) => !was),
    holdProps: {
      onPointerEnter: () => setHold((was) => ({ ...was, pointer: true })),
      onPointerLeave: () => setHold((was) => ({ ...was, pointer: false })),
      onFocus: () => setHold((was) => ({ ...was, focus: true })),
      onBlur: () => setHold((was) => ({ ...was, focus: false })),
    },
  };
}
