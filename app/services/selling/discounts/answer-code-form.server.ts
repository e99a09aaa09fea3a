// @public

import { cartCodeFormId } from "~/models/selling/cart/cart-forms";
import { codeFormSchema } from "~/models/selling/cart/code-form";
import { backToPage } from "../../accounts/sign-in/back-to-page.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { CartPurchase } from "../cart-page/read-purchase.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { payWithStoreCredit } from "../store-credit/pay-with-store-credit.server";
import { applyCode } from "./apply-code.server";
import { removeCode } from "./remove-code.server";

const rules = { id: cartCodeFormId, schema: codeFormSchema, keeps: ["code"] } as const;

/**
 * Answers the form for a gift card or a coupon: back to the page it is on with a notice, or the form with its
 * error and what was typed.
 * @param purchase the carts it holds for
 * @param page the address of the cart or the checkout
 */
export function answerCodeForm(
  context: RequestContext,
  purchase: CartPurchase,
  { form, page }: { form: FormData; page: string },
) {
  return answerForm(form, rules, async (answers) => {
    let notice = "";
    if (answers.intent === "apply-code") notice = await applyCode(context, purchase, answers.code);
    else if (answers.intent === "use-credit" || answers.intent === "remove-credit")
      await payWithStoreCredit(context, purchase, answers.intent === "use-credit");
    else
      await removeCode(
        context,
        purchase.cartIds,
        answers.intent === "remove-code" ? answers : { giftCardId: answers.gift_card_id },
      );
    await settleFreebies(context, purchase.visitor);
    return backToPage(context, page, notice);
  });
}
