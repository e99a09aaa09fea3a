// @public

/** Where a block goes: before the `index`-th one of a layout, or of the page where `into` is empty. */
export type BlockPlace = { into: string; index: number };

/**
 * A change of a template's structure (rule builder-3). `up` and `down` go into and out of layouts on their
 * way, so that every place is reached by keys.
 */
export type BlockChange =
  | { act: "up" | "down" | "remove"; block: string }
  | { act: "move"; block: string; to: BlockPlace }
  | { act: "insert"; html: string; to: BlockPlace }
  | { act: "html"; block: string; html: string }
  | { act: "attributes"; block: string; values: Readonly<Record<string, string>> };

/** Layout and index of an id such as `2.0`. */
export function placeOfBlock(id: string): BlockPlace {
  const at = id.lastIndexOf(".");
  return { into: id.slice(0, Math.max(at, 0)), index: Number(id.slice(at + 1)) };
}

/** The place right before or behind a block. */
export function placeBeside(id: string, side: "before" | "behind"): BlockPlace {
  const { into, index } = placeOfBlock(id);
  return { into, index: side === "behind" ? index + 1 : index };
}

/** A place as forms send it, such as `2.0:1`. */
export const placeText = ({ into, index }: BlockPlace): string => `${into}:${index}`;
