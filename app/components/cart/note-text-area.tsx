import { useState } from "react";
import { useField } from "remix-validated-form";
import { TextAreaField } from "~/components/ui/field";
import type { NoteField } from "~/models/checkout/note-form";

/** The field of a form for a message to the store, with what is left of its length once that is little. */
export function NoteTextArea({ id, field: { label, limit } }: { id: string; field: NoteField }) {
  const { error, defaultValue } = useField("customer_note");
  const initial = typeof defaultValue === "string" ? defaultValue : "";
  const [length, setLength] = useState(initial.length);
  const left = limit - length;
  return (
    <TextAreaField
      id={id}
      name="customer_note"
      label={label}
      rows={3}
      maxLength={limit}
      defaultValue={initial}
      error={error}
      help={left <= 200 ? `Characters left: ${left}` : undefined}
      onChange={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
