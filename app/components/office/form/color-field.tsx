import { useState } from "react";
import { contrastWords } from "~/models/office/form/contrast-words";
import { OfficeTextField } from "./office-field";

/** A color as its code, with a sample and how text reads on it, which follow what is typed. */
export function OfficeColorField({
  text,
  help,
  ...about
}: {
  name: string;
  label: string;
  help?: string;
  placeholder?: string;
  text: string;
}) {
  const [typed, setTyped] = useState(text);
  const words = contrastWords(typed);
  return (
    <OfficeTextField
      {...about}
      // A browser's own field for colors has no empty value, so that saving would set every color.
      autoComplete="off"
      spellCheck={false}
      help={[help, words].filter(Boolean).join(" ") || undefined}
      unit={<Swatch color={typed} />}
      defaultValue={text}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}

const Swatch = ({ color }: { color: string }) => (
  <svg viewBox="0 0 1 1" className="office-swatch" aria-hidden="true">
    <rect width="1" height="1" fill={/^#[0-9a-f]{6}$/i.test(color) ? color : "none"} />
  </svg>
);
