// @public

import { phrase } from "~/models/platform/texts/phrase";
import { noteFormId } from "~/models/selling/cart/cart-forms";
import { formIdOf } from "~/models/selling/cart/form-id-of";
import { noteField, noteFormSchema } from "~/models/selling/cart/note-form";
import { backToPage } from "../../accounts/sign-in/back-to-page.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { sellerOfForm, visitorOfForm } from "../cart/find-cart-seller.server";
import { saveDraft } from "../checkout/save-draft.server";

/**
 * Answers the cart page's form for a message to the store (rule checkout-10): back to the page with a notice.
 */
export async function answerNoteForm(
  context: RequestContext,
  request: Request,
  { form, page }: { form: FormData; page: string },
) {
  const schema = noteFormSchema(noteField(context.shop.settings));
  const id = formIdOf(noteFormId, sellerOfForm(request));
  return answerForm(form, { id, schema, keeps: "all" }, async ({ customer_note }) => {
    await saveDraft(context, await visitorOfForm(context, request), { customerNote: customer_note });
    return backToPage(context, page, phrase("Your note was saved."));
  });
}
