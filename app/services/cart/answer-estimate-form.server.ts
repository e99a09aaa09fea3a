import {
  cartMethodFormId,
  cartMethodFormSchema,
  estimateFormId,
  estimateFormSchema,
  estimateIntents,
} from "~/models/checkout/estimate-form";
import { backToPage } from "../auth/back-to-page.server";
import { chooseShippingMethod } from "../checkout/choose-shipping-method.server";
import { saveDraft } from "../checkout/save-draft.server";
import { answerForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";
import { findDestination } from "./find-destination.server";

const placeRules = { id: estimateFormId, schema: estimateFormSchema, keeps: "all" } as const;
const methodRules = { id: cartMethodFormId, schema: cartMethodFormSchema } as const;

/** Whether a posted form is one of the cart page's forms for a place or a shipping method. */
export const isEstimateForm = (form: FormData): boolean =>
  Object.values(estimateIntents).some((intent) => intent === form.get("intent"));

/**
 * Answers the cart page's forms for a place and a shipping method (rule cart-7): back to the page, or the form with its
 * error and what was typed.
 */
export async function answerEstimateForm(context: RequestContext, form: FormData, page: string) {
  const visitor = await context.visitor();
  if (form.get("intent") === estimateIntents.method)
    return answerForm(form, methodRules, async ({ shipping_method }) => {
      await chooseShippingMethod(context, visitor, shipping_method);
      return backToPage(context, page);
    });
  return answerForm(form, placeRules, async (typed) => {
    await saveDraft(context, visitor, { estimatedFor: await findDestination(context, typed) });
    return backToPage(context, page);
  });
}
