import type { RefObject } from "react";

/**
 * How far what is typed beside the page is shown and kept. Each change has the next number, so that the page
 * is not loaded anew for what it shows already (rule builder-21).
 */
export type Typing = {
  latest: number;
  /** The newest one that the frame shows. */
  shown: number;
  /** The newest one that was sent to be kept, and whether the page it made was taken for shown. */
  sent: number;
  taken: number;
  /** Shows what is typed once more, in a frame that has come to the front. */
  show: () => void;
};

export type TypingRef = RefObject<Typing> & { readonly current: Typing };

export const untyped = (): Typing => ({ latest: 0, shown: 0, sent: 0, taken: 0, show: () => undefined });

/** Whether a page differs by nothing but what was typed, and the frame shows that already. */
export function takesAsShown(typing: Typing): boolean {
  const { shown, sent, taken } = typing;
  typing.taken = sent;
  return sent > taken && shown >= sent;
}

/**
 * The address of a page for a frame of its own: the frame that has it already shows what was typed since,
 * which an undone step takes back.
 */
export const loadedAnew = (src: string | null, loaded: string | null): string | null =>
  src !== null && src === loaded ? `${src}#again` : src;
