// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { ShoppingListView } from "~/models/selling/lists/shopping-list";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readList, readSharedList } from "./read-list.server";

/**
 * The list of a page: the customer's own by its id, or a shared one by its token.
 * @throws Response 404 for a list that is not there
 */
export async function openList(context: RequestContext, list: number | string): Promise<ShoppingListView> {
  const visitor = await context.visitor();
  try {
    return typeof list === "number"
      ? await readList(context, visitor, list)
      : await readSharedList(context, visitor, list);
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response(error.message, { status: error.status, statusText: "Not Found" });
  }
}
