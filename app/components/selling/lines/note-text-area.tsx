// @public

import { useRef } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { NoteField } from "~/models/selling/cart/note-form";
import { TextAreaField } from "../../ui/form/field";
import { useTypedLength } from "../../ui/form/use-typed-length";

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
  const t = useTexts();
  const { error, defaultValue } = useField(name);
  const text = typeof defaultValue === "string" ? defaultValue : initial;
  const area = useRef<HTMLTextAreaElement>(null);
  const [length, count] = useTypedLength(area, (typed) => typed.length, text);
  const left = limit - length;
  return (
    <TextAreaField
      fieldRef={area}
      id={id}
      name={name}
      label={label}
      rows={3}
      maxLength={limit}
      defaultValue={text}
      error={error}
      help={left <= 200 ? t("Characters left: {left}", { left }) : undefined}
      onChange={(event) => count(event.currentTarget.value)}
    />
  );
}
