import { message } from "~/models/platform/texts/message";

/** Most favorites of a customer (rule lists-3): their ids are in every page. */
export const mostFavorites = 300;
/** Most items a customer has saved for later (rule lists-3). */
export const mostSavedItems = 200;
/** Most pieces of one item (rule lists-3). */
export const mostPieces = 9_999;
/** Most shopping lists of a customer (rule lists-8). */
export const mostLists = 50;
/** Most items of a shopping list (rule lists-8). */
export const mostListItems = 200;
/** Most characters of a list's name (rule lists-8). */
export const longestListName = 80;
/** Said of a list without a name (rule lists-8). */
export const noListName = message("Enter a name for the list.");
