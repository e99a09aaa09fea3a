// @public

/** Form that 'Add to list' of every card of a page belongs to. */
export const listFormId = "lists";

/**
 * Beginning of the place in an address that opens the choice of lists; the fields of a product's form follow.
 */
export const listPlace = "#list=";

/**
 * Chooses the lists of a card's product. A plain button of one form in the page, as the heart is; the style
 * sheet gives it its look and the beginning of its name, and hides it where the shop has no lists (rule
 * lists-15).
 */
export const ListPin = ({ productId, name }: { productId: number; name: string }) => (
  // biome-ignore lint/a11y/useButtonType: a button sends its form by default; a page has one in each card.
  <button form={listFormId} name="product_id" value={productId}>
    {name}
  </button>
);
