// @public

import { codeIntents, estimateIntents, isCodeIntent, noteIntent } from "~/models/selling/cart/cart-forms";
import { sendField } from "../../ui/form/send-form";
import { sendPress } from "../../ui/form/send-press";

/** The field beside which a form of the cart says that it could not be sent, by the form's intent. */
const fieldOf: Record<string, string> = {
  [codeIntents.apply]: "code",
  [noteIntent]: "customer_note",
  [estimateIntents.place]: "postcode",
};

/**
 * The `clientAction` of what cart and checkout both have: codes, credit, a note, a place to estimate for. If
 * a post fails, on its way or by a fault of ours, it is said beside the field of its form, or over the page
 * where a button has none (rule errors-5).
 * @returns null for a post of another kind, which is not sent
 */
export function sendCartForm(
  posted: FormData,
  serverAction: () => Promise<unknown>,
): Promise<unknown> | null {
  const intent = posted.get("intent");
  const field = typeof intent === "string" ? fieldOf[intent] : undefined;
  if (field) return sendField(serverAction, posted, field);
  return isCodeIntent(intent) ? sendPress(serverAction) : null;
}
