/** What a card may say, each in its place. */
export type CardRow =
  | "brand"
  | "name"
  | "subTitle"
  | "sku"
  | "rating"
  | "description"
  | "price"
  | "stock"
  | "button";

/** How a card looks. A row stands in its column in the order given; the text beside it is its classes. */
type Look = {
  frame: string;
  picture: {
    box: string;
    sizes: string;
    upToPx: number;
    /** Another picture under the pointer. */
    hasSecond?: true;
    /** No discount on the picture, nor paler when sold out. */
    isPlain?: true;
  };
  columns: { frame: string; rows: Partial<Record<CardRow, string>> }[];
};

const column = "flex h-full flex-col";
const onItsOwn = "mx-auto w-full max-w-[300px] flex-col flex";
const smallName = "line-clamp-2 text-[0.95rem] font-medium";
const brand = "mb-1 text-[0.8rem] text-muted";

/**
 * The looks of product cards: in a grid, in a slider, in the carousel of a list, by itself (`tall`, `compact`), as a row
 * of a listing and as a line of an owner's list.
 */
export const cardLooks = {
  grid: {
    frame: column,
    // Two, three or four columns.
    picture: {
      box: "aspect-square",
      sizes: "(min-width: 1200px) 290px, (min-width: 768px) 31vw, 46vw",
      upToPx: 640,
      hasSecond: true,
    },
    columns: [
      {
        frame: "flex flex-1 flex-col pt-4",
        rows: {
          brand,
          name: "text-wrap line-clamp-2 text-base font-medium",
          rating: "",
          price: "mt-1.5 min-h-6",
          stock: "mb-4 mt-1.5",
          button: "mt-auto",
        },
      },
    ],
  },
  slider: {
    frame: column,
    picture: {
      box: "h-[205px]",
      sizes: "(min-width: 992px) 240px, (min-width: 576px) 32vw, 64vw",
      upToPx: 640,
    },
    columns: [
      {
        frame: "flex flex-1 flex-col pt-3",
        rows: { name: smallName, rating: "", price: "mt-1 min-h-6", stock: "mb-3 mt-1", button: "mt-auto" },
      },
    ],
  },
  carousel: {
    frame: `${column} gap-3`,
    picture: {
      box: "h-[205px]",
      sizes: "(min-width: 992px) 220px, (min-width: 576px) 32vw, 64vw",
      upToPx: 640,
      isPlain: true,
    },
    columns: [
      {
        frame: "flex flex-1 flex-col gap-3",
        rows: { name: smallName, rating: "", sku: "text-sm text-muted", price: "", button: "mt-auto" },
      },
    ],
  },
  // At least that high: with larger letters a card grows instead of losing its end.
  tall: {
    frame: `${onItsOwn} min-h-[475px]`,
    picture: { box: "h-[260px] shrink-0", sizes: "300px", upToPx: 640 },
    columns: [
      {
        frame: "flex flex-1 flex-col gap-1.5 pt-4",
        rows: {
          brand: "text-[0.8rem] text-muted",
          name: "text-base font-medium",
          subTitle: "line-clamp-1 text-sm text-muted",
          rating: "",
          price: "",
          stock: "",
          button: "mt-auto pt-3",
        },
      },
    ],
  },
  compact: {
    frame: `${onItsOwn} min-h-[435px] rounded-base border border-line p-4`,
    picture: { box: "h-[205px] shrink-0", sizes: "300px", upToPx: 640 },
    columns: [
      {
        frame: "flex flex-1 flex-col gap-1.5 pt-4",
        rows: { name: "text-base font-medium", rating: "", price: "", stock: "", button: "mt-auto pt-3" },
      },
    ],
  },
  row: {
    frame: "grid grid-cols-[7rem_1fr] gap-x-5 gap-y-4 md:grid-cols-[11rem_1fr_13rem] md:gap-x-8",
    picture: { box: "aspect-square self-start", sizes: "(min-width: 768px) 176px, 112px", upToPx: 480 },
    columns: [
      {
        frame: "min-w-0 md:py-2",
        rows: {
          brand,
          name: "text-wrap text-lg font-medium",
          subTitle: "mt-1 text-sm text-muted",
          rating: "",
          description: "mt-2 line-clamp-2 max-w-prose text-[0.95rem] text-muted md:line-clamp-3",
        },
      },
      {
        frame: "relative z-10 col-span-2 flex flex-col gap-2 md:col-span-1 md:py-2",
        rows: { price: "", stock: "", button: "mt-2" },
      },
    ],
  },
  line: {
    frame:
      "grid grid-cols-[5.5rem_1fr] items-center gap-x-5 gap-y-4 py-5 md:grid-cols-[7rem_1fr_13rem_12rem] md:gap-x-8",
    picture: { box: "aspect-square", sizes: "112px", upToPx: 320, isPlain: true },
    columns: [
      {
        frame: "min-w-0",
        rows: {
          name: "text-base font-medium",
          subTitle: "text-sm text-muted",
          sku: "mt-1 text-sm text-muted",
          rating: "",
          stock: "mt-1",
        },
      },
      { frame: "col-span-2 md:col-span-1", rows: { price: "" } },
      { frame: "col-span-2 md:col-span-1", rows: { button: "" } },
    ],
  },
} as const satisfies Record<string, Look>;

/** Where a card stands. */
export type CardLook = keyof typeof cardLooks;

/** The look of a card by its name. */
export const lookOf = (look: CardLook): Look => cardLooks[look];
