// @public

import { useMemo } from "react";
import { useFormContext, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { noteFormId, noteIntent } from "~/models/selling/cart/cart-forms";
import type { NoteField } from "~/models/selling/cart/note-form";
import { Button } from "../../ui/form/button";
import { laterValidator } from "../../ui/form/later-validator";
import { Icon } from "../../ui/icon";
import { useCartPlace } from "../cart/cart-place";
import { NoteTextArea } from "./note-text-area";

/** The form for a message to the store, folded away until it is opened; the checkout shows what was saved. */
export function NoteForm({ field, note }: { field: NoteField; note: string }) {
  const place = useCartPlace();
  const validator = useMemo(
    () =>
      laterValidator(() =>
        import("../cart/form-validators").then(({ noteValidator }) => noteValidator(field)),
      ),
    [field],
  );
  return (
    <ValidatedForm
      id={place.formId(noteFormId)}
      method="post"
      action={place.path}
      validator={validator}
      defaultValues={{ customer_note: note }}
      noValidate
      onFocus={validator.prepare}
    >
      <input type="hidden" name="intent" value={noteIntent} />
      <NoteFields field={field} note={note} />
    </ValidatedForm>
  );
}

function NoteFields({ field, note }: { field: NoteField; note: string }) {
  const t = useTexts();
  const { formId } = useCartPlace();
  const { isValid } = useFormContext();
  const isSubmitting = useIsSubmitting();
  return (
    <details open={note !== "" || !isValid} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {field.label}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevronDown" sizePx={18} />
        </span>
      </summary>
      <div className="mt-2 space-y-3">
        <NoteTextArea id={`${formId(noteFormId)}-field`} name="customer_note" field={field} initial={note} />
        <Button variant="secondary" busy={isSubmitting}>
          {t("Save note")}
        </Button>
      </div>
    </details>
  );
}
