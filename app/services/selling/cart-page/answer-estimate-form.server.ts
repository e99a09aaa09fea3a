// @public

import { cartMethodFormId, estimateFormId, estimateIntents } from "~/models/selling/cart/cart-forms";
import { cartMethodFormSchema, estimateFormSchema } from "~/models/selling/cart/estimate-form";
import { formIdOf } from "~/models/selling/cart/form-id-of";
import { backToPage } from "../../accounts/sign-in/back-to-page.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { sellerOfForm, visitorOfForm } from "../cart/find-cart-seller.server";
import { findDestination } from "../cart/find-destination.server";
import { chooseShippingMethod } from "../checkout/choose-shipping-method.server";
import { saveDrafts } from "../checkout/save-draft.server";
import { findPurchase } from "./read-purchase.server";

const placeRules = { id: estimateFormId, schema: estimateFormSchema, keeps: "all" } as const;

/** Whether a posted form is one of the cart page's forms for a place or a shipping method. */
export const isEstimateForm = (form: FormData): boolean =>
  Object.values(estimateIntents).some((intent) => intent === form.get("intent"));

/**
 * Answers the cart page's forms for a place, which all carts share, and for the shipping method of one cart
 * (rules cart-7 and cart-12): back to the page, or the form with its error and what was typed.
 */
export async function answerEstimateForm(
  context: RequestContext,
  request: Request,
  { form, page }: { form: FormData; page: string },
) {
  if (form.get("intent") === estimateIntents.method) {
    const id = formIdOf(cartMethodFormId, sellerOfForm(request));
    return answerForm(form, { id, schema: cartMethodFormSchema }, async ({ shipping_method }) => {
      await chooseShippingMethod(context, await visitorOfForm(context, request), shipping_method);
      return backToPage(context, page);
    });
  }
  return answerForm(form, placeRules, async (typed) => {
    const { cartIds } = await findPurchase(context, await context.visitor());
    await saveDrafts(context, cartIds, { estimatedFor: await findDestination(context, typed) });
    return backToPage(context, page);
  });
}
