import { noChoices } from "~/models/catalogue/options/line-choices";
import type { KeptRecord } from "~/models/selling/cart/kept-item";
import { addFavorite } from "~/services/selling/favorites/add-favorite.server";
import { listFavoriteIds } from "~/services/selling/favorites/list-favorite-ids.server";
import { listFavorites } from "~/services/selling/favorites/list-favorites.server";
import { removeFavorite } from "~/services/selling/favorites/remove-favorite.server";
import { toggleFavorite } from "~/services/selling/favorites/toggle-favorite.server";
import { findLineCart } from "~/services/selling/lines/find-line-cart.server";
import { addListItem } from "~/services/selling/lists/add-list-item.server";
import { addListToCart } from "~/services/selling/lists/add-list-to-cart.server";
import { changeListItem } from "~/services/selling/lists/change-list-item.server";
import { createList } from "~/services/selling/lists/create-list.server";
import { deleteList } from "~/services/selling/lists/delete-list.server";
import { listLists } from "~/services/selling/lists/list-lists.server";
import { listsOfProducts } from "~/services/selling/lists/lists-of-products.server";
import { markList } from "~/services/selling/lists/mark-list.server";
import { moveToCart } from "~/services/selling/lists/move-to-cart.server";
import { lockList } from "~/services/selling/lists/own-list.server";
import { pickProduct } from "~/services/selling/lists/pick-product.server";
import { readKeptItems } from "~/services/selling/lists/read-kept-items.server";
import { readList, readSharedList } from "~/services/selling/lists/read-list.server";
import { removeListItem } from "~/services/selling/lists/remove-list-item.server";
import { removeSavedItem } from "~/services/selling/lists/remove-saved-item.server";
import { renameList } from "~/services/selling/lists/rename-list.server";
import { shareList } from "~/services/selling/lists/share-list.server";
import { listSavedItems } from "~/services/selling/saved/list-saved-items.server";
import { saveForLater } from "~/services/selling/saved/save-for-later.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";
import { notePendingAction, runPendingAction } from "~/services/storefront/sign-in/run-pending-action.server";
import type { Attempts } from "../../two-shops";

/** An item of a list, of the shop's own seller. */
const itemOf = ({ shop }: ShopContext, productId: number): KeptRecord => ({
  id: 1,
  productId,
  sellerId: shop.sellerId,
  lineData: noChoices,
  qty: 1,
});

/** Tries favorites, shopping lists and saved items as the second shop with the first shop's rows. */
export const listAttempts: Attempts = {
  addListItem: ({ beta, list, mugId }) => addListItem(beta, list, itemOf(beta, mugId)),
  addListToCart: ({ beta, owner, list }) => addListToCart(beta, owner, list),
  changeListItem: ({ beta, list }) => changeListItem(beta, list, { intent: "remove", item_id: 1 }),
  createList: ({ beta, customer }) => createList(beta, customer.id, "Gifts"),
  deleteList: ({ beta, list }) => deleteList(beta, list),
  listLists: ({ beta, customer }) => listLists(beta, customer.id),
  listsOfProducts: ({ beta, customer, mugId }) => listsOfProducts(beta, customer.id, [mugId]),
  lockList: ({ beta, list }) => lockList(beta, list),
  pickProduct: ({ beta, owner, mugId }) => pickProduct(beta, owner, { product_id: String(mugId) }),
  readList: ({ beta, owner, list }) => readList(beta, owner, list.listId),
  readSharedList: ({ beta, owner, list }) => readSharedList(beta, owner, list.token),
  renameList: ({ beta, list }) => renameList(beta, list, "Gifts"),
  shareList: ({ beta, list }) => shareList(beta, list, false),
  addFavorite: ({ beta, customer, mugId }) => addFavorite(beta, customer.id, mugId),
  findLineCart: ({ beta, owner, cartItemId }) => findLineCart(beta, owner, cartItemId),
  runPendingAction: ({ beta, owner, mugId }) =>
    runPendingAction(beta, owner, { favorite: mugId, later: null, helpful: null }),
  listFavoriteIds: ({ beta, customer }) => listFavoriteIds(beta, customer.id),
  listFavorites: ({ beta, owner }) => listFavorites(beta, owner),
  listSavedItems: ({ beta, owner }) => listSavedItems(beta, owner),
  markList: ({ beta, list, mugId }) =>
    markList(
      beta,
      list.customerId,
      { record: itemOf(beta, mugId) },
      { list: list.listId, name: "", isOn: true },
    ),
  moveToCart: ({ beta, owner, savedId }) => moveToCart(beta, owner, savedId),
  notePendingAction: ({ beta, owner, cartItemId }) => notePendingAction(beta, owner, { later: cartItemId }),
  readKeptItems: ({ beta, owner, mugId }) => readKeptItems(beta, owner, [itemOf(beta, mugId)]),
  removeListItem: ({ beta, list, mugId }) => removeListItem(beta, list, itemOf(beta, mugId)),
  removeSavedItem: ({ beta, customer, savedId }) => removeSavedItem(beta, customer.id, savedId),
  saveForLater: ({ beta, owner, cartItemId }) => saveForLater(beta, owner, cartItemId),
  removeFavorite: ({ beta, customer, mugId }) => removeFavorite(beta, customer.id, mugId),
  toggleFavorite: ({ beta, customer, mugId }) => toggleFavorite(beta, customer.id, mugId),
};
