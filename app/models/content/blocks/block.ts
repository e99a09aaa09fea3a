// @public

/** Names a block in the frame of the builder (rule builder-4). */
export const blockAttribute = "data-block";

/** Says there what a widget is called, for where nothing of it is seen. */
export const titleAttribute = "data-block-title";

/** Hides a block on a `phone`, narrower than 768 px, or on a `desktop` (rule builder-8). */
export const hideAttribute = "data-hide-on";

/** Says how much room a layout leaves above and below, by the sizes (rule builder-14). */
export const spaceAttribute = "data-space";
export const spaceSizes = ["small", "medium", "large"] as const;

/**
 * A piece of a template that the page builder moves as a whole (rule builder-1). `start` and `end` are its
 * place in the HTML; `id` its place among the blocks, such as `2.0` for the first one within the third.
 */
export type Block = {
  id: string;
  start: number;
  end: number;
  /** Where attributes may be added to its elements: behind the names of their start tags. */
  marks: readonly number[];
} & (
  | { kind: "widget"; type: string; name: string; attributes: Attributes }
  | {
      kind: "layout";
      /** Its element and its classes, such as `section` and `band`. */
      tag: string;
      classes: readonly string[];
      attributes: Attributes;
      innerStart: number;
      innerEnd: number;
      blocks: readonly Block[];
    }
  | { kind: "html"; words: string }
);

type Attributes = Readonly<Record<string, string>>;

/** A block that holds others. */
export type LayoutBlock = Extract<Block, { kind: "layout" }>;

/** Every block and what is in it, in the order of the page. */
export const allBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === "layout" ? [block, ...allBlocks(block.blocks)] : [block]));

/** The block of an id; undefined where there is none. */
export const findBlock = (blocks: readonly Block[], id: string): Block | undefined =>
  allBlocks(blocks).find((block) => block.id === id);
