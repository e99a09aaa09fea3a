/** What is heard of the handles within an element: pointers that drag them, keys, and presses of buttons. */
export type HandleListeners = {
  [Type in "pointerdown" | "pointermove" | "pointerup" | "pointercancel" | "keydown" | "click"]?: (
    event: HTMLElementEventMap[Type],
  ) => void;
};

/** Listens within an element. @returns how to stop, as an effect wants it */
export function hearHandles(root: HTMLElement, listeners: HandleListeners): () => void {
  const stopped = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener as EventListener, { signal: stopped.signal });
  return () => stopped.abort();
}

/** The handle that an event comes from. */
export const handleOf = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-handle]") : null;
