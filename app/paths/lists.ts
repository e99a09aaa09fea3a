import { withQuery } from "../paths";

/** The customer's favorites; posted to, it marks or unmarks a product. */
export const favoritesPath = () => "/account/favorites";
/** The call that marks a product as a favorite (POST) or unmarks it (DELETE). */
export const favoriteCallPath = (productId: string, source?: string) =>
  withQuery(`/api/account/favorites/${encodeURIComponent(productId)}`, { source });
/** What the customer saved for later; posted to, it saves, moves and removes. */
export const savedItemsPath = () => "/account/save-for-later";
/** The customer's shopping lists; posted to, it creates one. */
export const shoppingListsPath = () => "/account/shopping-list";
/** A shopping list; posted to, it changes the list. */
export const shoppingListPath = (id: number) => `/account/shopping-list/${id}`;
/** Chooses the list for a product; `fields` are those of its form. */
export const listPickerPath = (fields: Record<string, string | number>) =>
  withQuery("/account/shopping-list/add", fields);
/** A shopping list that is shared by its link. */
export const sharedListPath = (token: string) => `/account/shopping-list/shared/${encodeURIComponent(token)}`;
