// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { SavedForm } from "~/models/selling/cart/saved-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import { moveToCart } from "../lists/move-to-cart.server";
import { removeSavedItem } from "../lists/remove-saved-item.server";
import { saveForLater } from "./save-for-later.server";

/**
 * Applies a form of saved items for a signed-in visitor. @returns what the next page says; empty for nothing
 */
export async function answerSavedForm(
  context: RequestContext,
  visitor: Visitor,
  form: SavedForm,
): Promise<string> {
  try {
    switch (form.intent) {
      case "save":
        return `${await saveForLater(context, visitor, form.item_id)} is saved for later.`;
      case "move":
        return (await moveToCart(context, visitor, form.saved_id))?.message ?? "";
      case "remove":
        await removeSavedItem(context, visitor.customer?.id ?? 0, form.saved_id);
        return "";
    }
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.message;
  }
}
