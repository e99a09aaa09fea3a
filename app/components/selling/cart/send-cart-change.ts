// @public

import { notSentText, sendForm } from "../../ui/form/send-form";
import { sendPress } from "../../ui/form/send-press";

/**
 * The `clientAction` of what changes a cart's lines. A change that failed on its way or by a server fault
 * leaves cart and page unchanged: the form that adds says so, and for all others the page (rule errors-5).
 */
export function sendCartChange(posted: FormData, serverAction: () => Promise<unknown>): Promise<unknown> {
  const answer = (message: string) => ({ ok: false, message, cartCount: 0 });
  if (posted.get("intent") === "add") return sendForm(serverAction, notSentText, answer(notSentText));
  return sendPress(serverAction, answer(""));
}
