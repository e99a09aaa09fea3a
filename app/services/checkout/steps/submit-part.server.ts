import { shippingAddressSchema } from "~/models/accounts/address/shipping-address-schema";
import { withStateChoices } from "~/models/accounts/address/state-choices";
import { needsBirthdate } from "~/models/checkout/check-placing";
import { type CheckoutIntent, checkoutForms } from "~/models/checkout/steps/checkout-forms";
import { contactSchema } from "~/models/checkout/steps/contact-schema";
import { chosenMethodSchema } from "~/models/checkout/steps/shipping-method-schema";
import { AppError } from "~/models/platform/error/app-error";
import { fieldOfRefusal } from "~/models/selling/shipping/shipping-refusals";
import { answerForm, type FormRules } from "../../platform/forms/answer-form.server";
import { type CartPurchase, readPurchase } from "../../selling/cart-page/read-purchase.server";
import { chooseMethods } from "../../selling/checkout/choose-shipping-method.server";
import { saveDrafts } from "../../selling/checkout/save-draft.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A posted part of the checkout. */
export type PostedPart = { purchase: CartPurchase; form: FormData; sandboxAllowed: boolean };

/** The answer with the form's errors and what was typed; null when the part was saved. */
type Refusal = Awaited<ReturnType<typeof answerForm<unknown, null>>>;

/**
 * Checks a part of the checkout and keeps it with the carts.
 * @returns null when it was saved, else the answer (4xx) that shows the form again with its errors
 */
export async function submitPart(
  ctx: ShopContext,
  intent: Exclude<CheckoutIntent, "place">,
  posted: PostedPart,
): Promise<Refusal> {
  switch (intent) {
    case "contact":
      return submitContact(ctx, posted);
    case "shipping-address":
      return submitShippingAddress(ctx, posted);
    case "shipping-method":
      return submitShippingMethod(ctx, posted);
  }
}

async function submitContact(ctx: ShopContext, { purchase, form }: PostedPart): Promise<Refusal> {
  const { legalAge } = ctx.shop.settings.checkout;
  const schema = contactSchema(needsBirthdate(ctx.shop) ? { legalAge, now: ctx.now() } : null);
  return save(form, { id: checkoutForms.contact, schema }, (answers) =>
    saveDrafts(ctx, purchase.cartIds, {
      email: answers.email,
      customerBirthdate: answers.customer_birthdate ?? null,
    }),
  );
}

async function submitShippingAddress(ctx: ShopContext, { purchase, form }: PostedPart): Promise<Refusal> {
  const schema = shippingAddressSchema(ctx.shop.settings.checkout_countries);
  const alongside = (typed: unknown) => withStateChoices(typed, "", ctx.shop.settings.checkout_countries);
  return save(form, { id: checkoutForms.shippingAddress, schema, alongside }, async (shippingAddress) => {
    const opened = await readPurchase(ctx, purchase, { draft: { shippingAddress } });
    const refusals = opened.flatMap(({ summary }) => summary.shippingRefusals);
    if (refusals.length > 0)
      throw new AppError("invalid", refusals.join(" "), fieldOfRefusal(shippingAddress));
    await saveDrafts(ctx, purchase.cartIds, { shippingAddress });
  });
}

async function submitShippingMethod(ctx: ShopContext, { purchase, form }: PostedPart): Promise<Refusal> {
  const rules = { id: checkoutForms.shippingMethod, schema: chosenMethodSchema };
  return save(form, rules, ({ shipping_method }) => chooseMethods(ctx, purchase, shipping_method));
}

function save<Answers>(
  form: FormData,
  rules: FormRules<Answers>,
  keep: (answers: Answers) => Promise<void>,
): Promise<Refusal> {
  return answerForm(form, { ...rules, keeps: "all" }, async (answers) => {
    await keep(answers);
    return null;
  });
}
