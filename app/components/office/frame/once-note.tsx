import { useActionData } from "@remix-run/react";

/** What is seen once and never again, such as a new key. It can be chosen and copied. */
export function OnceNote() {
  const once = useActionData<{ shownOnce?: { about: string; text: string } }>()?.shownOnce;
  return once ? (
    <div role="status" className="office-note" data-tone="good">
      <p>{once.about}</p>
      <output className="office-once">{once.text}</output>
    </div>
  ) : null;
}
