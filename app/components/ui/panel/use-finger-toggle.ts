// @public

import { type MouseEvent, type PointerEvent, useRef } from "react";

/**
 * Handlers of a link that a mouse and a keyboard follow, while a finger, which cannot hover, toggles what
 * belongs to it.
 * @param toggle null where a finger follows the link too
 */
export function useFingerToggle(toggle: (() => void) | null) {
  const byFinger = useRef(false);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      byFinger.current = pointerType === "touch";
    },
    onClick: (event: MouseEvent) => {
      if (!byFinger.current || toggle === null) return;
      event.preventDefault();
      toggle();
    },
  };
}
