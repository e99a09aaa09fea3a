// @public

import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { ListForm } from "~/models/selling/lists/list-form";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addListToCart } from "./add-list-to-cart.server";
import { changeListItem } from "./change-list-item.server";
import { deleteList } from "./delete-list.server";
import type { ListKey } from "./own-list.server";
import { shareList } from "./share-list.server";

/** What the next page says; `isGood` if all that was wanted was done. */
export type ListNotice = { lines: string[]; isGood: boolean };

/** Applies a form of a shopping list for a signed-in visitor. */
export async function answerListForm(
  context: RequestContext,
  visitor: Visitor,
  key: ListKey,
  form: ListForm,
): Promise<ListNotice> {
  try {
    switch (form.intent) {
      case "add_all":
        return addedNotice(await addListToCart(context, visitor, key));
      case "add":
        return addedNotice(await addListToCart(context, visitor, { ...key, itemId: form.item_id }));
      case "delete":
        await deleteList(context, key);
        return { lines: [phrase("The list was deleted.")], isGood: true };
      case "share":
      case "unshare":
        await shareList(context, key, form.intent === "share");
        return { lines: [], isGood: true };
      default:
        await changeListItem(context, key, form);
        return { lines: [], isGood: true };
    }
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { lines: [error.message], isGood: false };
  }
}

function addedNotice({ items, addedCount }: Awaited<ReturnType<typeof addListToCart>>): ListNotice {
  const added =
    addedCount > 0
      ? [phrase("{count, plural, one {# piece} other {# pieces}} added to your cart.", { count: addedCount })]
      : [];
  const left = items.flatMap(({ item, message }) =>
    message ? [message.includes(item.name) ? message : `${item.name}: ${message}`] : [],
  );
  return { lines: [...added, ...left], isGood: left.length === 0 };
}
