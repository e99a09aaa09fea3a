import { addressSchema } from "~/models/accounts/address/address";
import { withStateChoices } from "~/models/accounts/address/state-choices";
import { checkoutForms } from "~/models/checkout/steps/checkout-forms";
import { placeOrderSchema } from "~/models/checkout/steps/place-order-schema";
import { noteField } from "~/models/selling/cart/note-form";
import { checkoutSuccessPath } from "~/paths";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { goToPayment } from "../payment/go-to-payment.server";
import { findPlacedOrder } from "./find-placed-order.server";
import { keepPayment } from "./keep-payment.server";
import { placeOrder } from "./place-order.server";
import type { PostedPart } from "./submit-part.server";

/**
 * Answers the 'Place order' button: the provider's page where the orders are paid at once, else the receipt.
 * Pressed again it leads to the same place. A refused order shows payment and review again with the reason;
 * nothing is lost.
 */
export async function submitOrder(context: RequestContext, posted: PostedPart) {
  const { purchase, form, sandboxAllowed } = posted;
  const { visitor } = purchase;
  const schema = placeOrderSchema(noteField(context.shop.settings), addressSchema);
  const { checkout_countries } = context.shop.settings;
  const alongside = (typed: unknown) => withStateChoices(typed, "billing", checkout_countries);
  const rules = { id: checkoutForms.place, keeps: "all", schema, alongside } as const;
  const refusal = await answerForm(form, rules, async (answers) => {
    const [placeToken = ""] = answers.place_token.values();
    const isPlaced = async () => (await findPlacedOrder(context, visitor, placeToken)) !== null;
    if (await isPlaced()) return null;
    // Pressed a moment ago, the button may be making the order meanwhile: its cart is gone then.
    await keepPayment(context, posted, answers).catch(async (error: unknown) => {
      if (!(await isPlaced())) throw error;
    });
    return null;
  });
  if (refusal) return refusal;
  // The reason of a refusal belongs to the order as a whole: the field it names may be in a part that is
  // closed.
  const placing = { ...rules, refusesAt: "form" } as const;
  return answerForm(form, placing, async ({ place_token, seen, customer_note, invoice_reference }) => {
    const parts = [...place_token].flatMap(([guid, placeToken]) => {
      const shown = seen.get(guid);
      return shown ? [{ placeToken, seen: shown, customerNote: customer_note.get(guid) ?? "" }] : [];
    });
    const { visitedHost, clientAddress: network } = context;
    const order = await placeOrder(context, {
      visitor,
      parts,
      sandboxAllowed,
      visitedHost,
      network,
      invoiceReference: invoice_reference,
    });
    return goToPayment(context, order, checkoutSuccessPath(order.orderId));
  });
}
