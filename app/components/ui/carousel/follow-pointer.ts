/** How far a press that began on an element has gone sideways, px; positive to the right. */
export type FollowedPointer = { movedPx: () => number; stop: () => void };

/** Follows finger or mouse from where it is pressed on the element, also beyond it. */
export function followPointer(element: HTMLElement): FollowedPointer {
  let from = 0;
  let at = 0;
  const press = (event: PointerEvent) => {
    from = event.clientX;
    at = event.clientX;
  };
  const move = (event: PointerEvent) => {
    at = event.clientX;
  };
  // Before the slider hears of the same movement.
  element.addEventListener("pointerdown", press, { capture: true });
  window.addEventListener("pointermove", move, { capture: true, passive: true });
  window.addEventListener("pointerup", move, { capture: true, passive: true });
  return {
    movedPx: () => at - from,
    stop() {
      element.removeEventListener("pointerdown", press, { capture: true });
      window.removeEventListener("pointermove", move, { capture: true });
      window.removeEventListener("pointerup", move, { capture: true });
    },
  };
}
