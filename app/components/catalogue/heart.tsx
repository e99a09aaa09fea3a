// @public

type HeartProps = {
  productId: number;
  /** Of the product, for its accessible name: 'Add to favorites: Tide mug'. */
  name: string;
  /** Shows its label beside the heart. */
  isWide?: boolean;
  /** Where it is shown, for the call. */
  source?: "cart";
};

/** Form that every heart of a page belongs to. */
export const heartFormId = "hearts";

/**
 * Marks a product as a favorite, or unmarks it. A plain button of one form in the page; the style sheet gives
 * it its look and the beginning of its name, so that it is the same for every visitor (rule lists-4).
 */
export const Heart = ({ productId, name, isWide = false, source }: HeartProps) => (
  // biome-ignore lint/a11y/useButtonType: a button sends its form by default; a page has one in each card.
  <button
    form={heartFormId}
    name="toggle"
    className={isWide ? "heart heart-wide" : "heart"}
    data-source={source}
    value={productId}
  >
    {isWide ? <span className="sr-only">{name}</span> : name}
  </button>
);
