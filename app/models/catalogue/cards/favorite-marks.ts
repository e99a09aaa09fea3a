// @public

/** The ids of favorite products as pages carry them (rule lists-4); empty for none. */
export const favoriteIdsOf = (favorites: string): number[] =>
  favorites === "" ? [] : favorites.split(",").map(Number);

/**
 * Ids joined by commas, as the value of an attribute selector: what the quotes around the first and the last
 * enclose.
 */
export const betweenSelectorQuotes = (favorites: string): string => favorites.split(",").join('"],[value="');

/**
 * The style rule that fills the hearts of favorite products (app/styles/lists.css says how). One rule for the
 * whole page, because product cards are the same for every visitor (rule lists-4).
 * @param favorites ids joined by commas; empty for none
 */
export const favoriteMarks = (favorites: string): string =>
  `.heart:is([value="${betweenSelectorQuotes(favorites)}"]){--on: }`;
