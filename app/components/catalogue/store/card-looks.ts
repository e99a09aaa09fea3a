/** The parts of a card. */
export type CardRow =
  | "brand"
  | "name"
  | "subtitle"
  | "sku"
  | "rating"
  | "description"
  | "price"
  | "swatches"
  | "stock"
  | "action";

/** Layout of a card: its parts in order. Sizes and distances are in app/styles/cards.css. */
type Look = {
  picture: {
    sizes: string;
    upToPx: number;
    /** Shows a second picture on hover. */
    hasSecond?: true;
    /** No discount badge, and not faded when sold out. */
    isPlain?: true;
  };
  /** Its columns: text, then price. */
  columns: CardRow[][];
};

/**
 * The layouts of product cards: in a grid, in a slider, in the carousel of a list, single (`tall`,
 * `compact`), as a row of a listing and as a line of an owner's list.
 */
const cardLooks = {
  grid: {
    // Two, three or four columns.
    picture: {
      sizes: "(min-width: 1200px) 290px, (min-width: 768px) 31vw, 46vw",
      upToPx: 640,
      hasSecond: true,
    },
    columns: [
      ["brand", "name", "rating", "swatches", "stock"],
      ["price", "action"],
    ],
  },
  slider: {
    picture: { sizes: "(min-width: 992px) 240px, (min-width: 576px) 32vw, 64vw", upToPx: 640 },
    columns: [
      ["name", "rating", "stock"],
      ["price", "action"],
    ],
  },
  carousel: {
    picture: { sizes: "(min-width: 992px) 220px, (min-width: 576px) 32vw, 64vw", upToPx: 640, isPlain: true },
    columns: [
      ["name", "rating", "sku"],
      ["price", "action"],
    ],
  },
  tall: {
    picture: { sizes: "300px", upToPx: 640 },
    columns: [
      ["brand", "name", "subtitle", "rating", "stock"],
      ["price", "action"],
    ],
  },
  compact: {
    picture: { sizes: "300px", upToPx: 640 },
    columns: [
      ["name", "rating", "stock"],
      ["price", "action"],
    ],
  },
  row: {
    picture: { sizes: "(min-width: 768px) 176px, 112px", upToPx: 480 },
    columns: [
      ["brand", "name", "subtitle", "rating", "description"],
      ["price", "stock", "action"],
    ],
  },
  line: {
    picture: { sizes: "112px", upToPx: 320, isPlain: true },
    columns: [["name", "subtitle", "sku", "rating", "stock"], ["price"], ["action"]],
  },
} satisfies Record<string, Look>;

/** Where a card is shown. */
export type CardLook = keyof typeof cardLooks;

/** A card's layout by name. */
export const lookOf = (look: CardLook): Look => cardLooks[look];
