import { withZod } from "@remix-validated-form/with-zod";
import { codeFormSchema } from "~/models/selling/cart/code-form";
import { estimateFormSchema } from "~/models/selling/cart/estimate-form";
import { type NoteField, noteFormSchema } from "~/models/selling/cart/note-form";

/** The rules of the form for a gift card or a coupon; they come when it is turned to, as do those below. */
export const codeValidator = withZod(codeFormSchema);

/** The rules of the form for a place to estimate for. */
export const estimateValidator = withZod(estimateFormSchema);

/** The rules of the form for a message to the store. */
export const noteValidator = (field: NoteField) => withZod(noteFormSchema(field));
