// @public

import { z } from "zod";
import { phraseAgain } from "~/models/platform/texts/phrase";
import { optionalText } from "../../platform/validation/required-text";
import type { ShopSettings } from "../../shops/settings/shop-settings";

/** What a shop asks shoppers to write to it: the field's label and its longest text, characters. */
export type NoteField = { label: string; limit: number };

/** The field for a message to the store; null in a shop that asks for none (rule checkout-10). */
export function noteField({
  modules,
}: {
  modules: Pick<ShopSettings["modules"], "messages">;
}): NoteField | null {
  const { is_active_checkout, checkout_label, character_limit } = modules.messages;
  return is_active_checkout ? { label: phraseAgain(checkout_label), limit: character_limit } : null;
}

/** A message to the store; always empty in a shop that asks for none. */
export const noteSchema = (field: NoteField | null) =>
  field
    ? // A browser sends line breaks as two characters and counts them as one.
      z.preprocess(
        (text) => (typeof text === "string" ? text.replaceAll("\r\n", "\n") : text),
        optionalText(field.label, field.limit),
      )
    : z.unknown().transform(() => "");

/** The cart page's form for a message to the store. */
export const noteFormSchema = (field: NoteField | null) => z.object({ customer_note: noteSchema(field) });
