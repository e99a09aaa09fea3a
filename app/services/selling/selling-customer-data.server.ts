// @public

import { bookkeeping, kept, removed } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveLists } from "./lists/archive-lists.server";
import { removeLists } from "./lists/remove-lists.server";

/** What selling knows of customers. */
export const sellingCustomerData: CustomerData<"credit" | "carts" | "favorites" | "saved" | "lists"> = {
  tables: {
    store_credits: kept("credit", `${bookkeeping} It can no longer be spent.`),
    store_credit_entries: kept("credit", bookkeeping),
    carts: removed("carts", "The customer’s own."),
    favorites: removed("favorites", "The customer’s own."),
    saved_items: removed("saved", "The customer’s own."),
    shopping_lists: removed("lists", "The customer’s own; links to shared ones end."),
    shopping_list_items: removed("lists", "With its list."),
    discount_uses: kept(null, "Counts with the order how often a discount was used."),
    gift_cards: kept(null, "Belongs to its recipient; its order shows it."),
  },
  headings: {
    credit: "Store credit",
    carts: "Carts",
    favorites: "Favorites",
    saved: "Saved for later",
    lists: "Shopping lists",
  },
  archive: archiveLists,
  remove: removeLists,
};
