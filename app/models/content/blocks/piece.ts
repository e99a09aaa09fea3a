/** A widget's content as its owner would write it. */
export type WrittenWidget = {
  type: string;
  props: Record<string, unknown>;
  items: Record<string, unknown>[];
};

/** What is put into a page: HTML, and the widgets it places by names that get free ones. */
export type Piece = { html: string; widgets: Readonly<Record<string, WrittenWidget>> };

/** An entry of the palette; `key` is what a form says of it. */
export type PaletteEntry = { key: string; label: string; help: string; piece: Piece };
