import { withQuery } from "../paths";

/** The customer's favorites; posted to, it marks or unmarks a product. */
export const favoritesPath = () => "/account/favorites";
/** The call that marks a product as a favorite (POST) or unmarks it (DELETE). */
export const favoriteCallPath = (productId: string, source?: string) =>
  withQuery(`/api/account/favorites/${encodeURIComponent(productId)}`, { source });
/** What the customer saved for later; posted to, it saves, moves and removes. */
export const savedItemsPath = () => "/account/save-for-later";
