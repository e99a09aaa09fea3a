// @public

import { useEffect, useRef, useState } from "react";
import { useMedia } from "../panel/use-media";

/** Autoplay settings. `minWidthPx` disables it in narrower windows. */
type AutoplayOptions = { isWanted: boolean; delayMs: number; minWidthPx?: number; onTurn: () => void };

/** `isOffered` is false on the server and for reduced motion, where there is nothing to pause. */
export type Autoplay = {
  isOffered: boolean;
  isPlaying: boolean;
  toggle: () => void;
  /** For the carousel's frame: it pauses while hovered or focused. */
  holdProps: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
  };
};

/**
 * Advances a carousel at intervals. It stops for reduced motion, when paused, hovered or focused, and in a
 * hidden window.
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
