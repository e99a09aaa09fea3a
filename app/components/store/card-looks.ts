/** What a card may say, each in its place. */
export type CardRow =
  | "brand"
  | "name"
  | "subtitle"
  | "sku"
  | "rating"
  | "description"
  | "price"
  | "stock"
  | "action";

/** How a card looks: what it shows in which order. Sizes and distances are in app/styles/cards.css. */
type Look = {
  picture: {
    sizes: string;
    upToPx: number;
    /** Another picture under the pointer. */
    hasSecond?: true;
    /** No discount on the picture, nor paler when sold out. */
    isPlain?: true;
  };
  /** Its columns of rows: the text first, then what it costs. */
  columns: CardRow[][];
};

/**
 * The looks of product cards: in a grid, in a slider, in the carousel of a list, by itself (`tall`, `compact`), as a row
 * of a listing and as a line of an owner's list.
 */
const cardLooks = {
  grid: {
    // Two, three or four columns.
    picture: {
      sizes: "(min-width: 1200px) 290px, (min-width: 768px) 31vw, 46vw",
      upToPx: 640,
      hasSecond: true,
    },
    columns: [["brand", "name", "rating", "price", "stock", "action"]],
  },
  slider: {
    picture: { sizes: "(min-width: 992px) 240px, (min-width: 576px) 32vw, 64vw", upToPx: 640 },
    columns: [["name", "rating", "price", "stock", "action"]],
  },
  carousel: {
    picture: { sizes: "(min-width: 992px) 220px, (min-width: 576px) 32vw, 64vw", upToPx: 640, isPlain: true },
    columns: [["name", "rating", "sku", "price", "action"]],
  },
  tall: {
    picture: { sizes: "300px", upToPx: 640 },
    columns: [["brand", "name", "subtitle", "rating", "price", "stock", "action"]],
  },
  compact: {
    picture: { sizes: "300px", upToPx: 640 },
    columns: [["name", "rating", "price", "stock", "action"]],
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

/** Where a card stands. */
export type CardLook = keyof typeof cardLooks;

/** The look of a card by its name. */
export const lookOf = (look: CardLook): Look => cardLooks[look];
