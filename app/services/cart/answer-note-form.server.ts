import { noteField, noteFormId, noteFormSchema } from "~/models/checkout/note-form";
import { backToPage } from "../auth/back-to-page.server";
import { saveDraft } from "../checkout/save-draft.server";
import { answerForm } from "../http/answer-form.server";
import type { RequestContext } from "../http/request-context.server";

/** Answers the cart page's form for a message to the store (rule checkout-10): back to the page with a notice. */
export function answerNoteForm(context: RequestContext, form: FormData, page: string) {
  const schema = noteFormSchema(noteField(context.shop.settings));
  return answerForm(form, { id: noteFormId, schema, keeps: "all" }, async ({ customer_note }) => {
    await saveDraft(context, await context.visitor(), { customerNote: customer_note });
    return backToPage(context, page, "Your note was saved.");
  });
}
