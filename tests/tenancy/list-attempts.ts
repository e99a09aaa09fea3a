import { noChoices } from "~/models/product-option/line-choices";
import { addFavorite } from "~/services/lists/add-favorite.server";
import { grantWish, noteWish } from "~/services/lists/grant-wish.server";
import { listFavoriteIds } from "~/services/lists/list-favorite-ids.server";
import { listFavorites } from "~/services/lists/list-favorites.server";
import { listSavedItems } from "~/services/lists/list-saved-items.server";
import { moveToCart } from "~/services/lists/move-to-cart.server";
import { readKeptItems } from "~/services/lists/read-kept-items.server";
import { removeFavorite } from "~/services/lists/remove-favorite.server";
import { removeSavedItem } from "~/services/lists/remove-saved-item.server";
import { saveForLater } from "~/services/lists/save-for-later.server";
import { toggleFavorite } from "~/services/lists/toggle-favorite.server";
import type { Attempts } from "./two-shops";

/** Tries favorites, shopping lists and saved items as the second shop with the first shop's rows. */
export const listAttempts: Attempts = {
  addFavorite: ({ beta, customer, mugId }) => addFavorite(beta, customer.id, mugId),
  grantWish: ({ beta, owner, mugId }) =>
    grantWish(beta, owner, { favorite: mugId, later: null, helpful: null }),
  listFavoriteIds: ({ beta, customer }) => listFavoriteIds(beta, customer.id),
  listFavorites: ({ beta, owner }) => listFavorites(beta, owner),
  listSavedItems: ({ beta, owner }) => listSavedItems(beta, owner),
  moveToCart: ({ beta, owner, savedId }) => moveToCart(beta, owner, savedId),
  noteWish: ({ beta, owner, cartItemId }) => noteWish(beta, owner, { later: cartItemId }),
  readKeptItems: ({ beta, owner, mugId }) =>
    readKeptItems(beta, owner, [{ id: 1, productId: mugId, lineData: noChoices, qty: 1, note: "" }]),
  removeSavedItem: ({ beta, customer, savedId }) => removeSavedItem(beta, customer.id, savedId),
  saveForLater: ({ beta, owner, cartItemId }) => saveForLater(beta, owner, cartItemId),
  removeFavorite: ({ beta, customer, mugId }) => removeFavorite(beta, customer.id, mugId),
  toggleFavorite: ({ beta, customer, mugId }) => toggleFavorite(beta, customer.id, mugId),
};
