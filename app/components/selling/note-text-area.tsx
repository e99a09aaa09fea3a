import { useState } from "react";
import { useField } from "remix-validated-form";
import type { NoteField } from "~/models/selling/note-form";
import { TextAreaField } from "../ui/field";

/**
 * The field of a form for a message to the store or a seller, with what is left of its length once that is
 * little.
 */
export function NoteTextArea({
  id,
  name,
  field: { label, limit },
  initial,
}: {
  id: string;
  name: string;
  field: NoteField;
  /** What was saved before. */
  initial: string;
}) {
  const { error, defaultValue } = useField(name);
  const text = typeof defaultValue === "string" ? defaultValue : initial;
  const [length, setLength] = useState(text.length);
  const left = limit - length;
  return (
    <TextAreaField
      id={id}
      name={name}
      label={label}
      rows={3}
      maxLength={limit}
      defaultValue={text}
      error={error}
      help={left <= 200 ? `Characters left: ${left}` : undefined}
      onChange={(event) => setLength(event.currentTarget.value.length)}
    />
  );
}
