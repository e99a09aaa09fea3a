import { isAppError } from "~/models/platform/error/app-error";
import type { CartForm } from "~/models/selling/cart/cart-form";
import { noteEvent } from "../content/tracking/note-event.server";
import { visitorOfForm } from "../selling/cart/find-cart-seller.server";
import type { ChangedCart } from "../selling/commands/cart-command.server";
import { changeCart } from "../selling/commands/change-cart.server";
import type { RequestContext } from "../shops/context/request-context.server";

/**
 * What became of a cart form, and its HTTP status: 200, 409 or 422 for a refusal, or that of an expected
 * error.
 */
export type AnsweredCartForm = { changed: ChangedCart; status: number };

/**
 * Applies a cart form, notes what was added for the shop's statistics, and turns expected errors into
 * refusals.
 */
export async function answerCartForm(
  context: RequestContext,
  request: Request,
  form: CartForm,
): Promise<AnsweredCartForm> {
  try {
    const changed = await changeCart(context, await visitorOfForm(context, request), form);
    if (changed.ok && form.intent === "add")
      await noteEvent(context, request, {
        name: "add_to_cart",
        product_id: form.product_id,
        qty: wholeQty(form.qty),
      });
    const isIncomplete = Object.keys(changed.problems ?? {}).length > 0;
    return { changed, status: changed.ok ? 200 : isIncomplete ? 422 : 409 };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { changed: { ok: false, message: error.message, cartCount: 0 }, status: error.status };
  }
}

/** A quantity for the statistics; an invalid number was one piece. */
const wholeQty = (typed: string) => Math.min(10_000, Math.max(1, Math.trunc(Number(typed)) || 1));
