import { useEffect, useState } from "react";
import type { ChoiceKind, FoundChoice } from "~/models/office/choices/choice-kinds";
import { officeChoicesPath } from "~/paths/office";

/** After this long without a key the search goes out. */
const pauseMs = 200;

type Found = { choices: readonly FoundChoice[]; message: string };
const none: Found = { choices: [], message: "" };

/** Reads what the server answers; a message where it found nothing or cannot be reached. */
export async function askChoices(input: string, init?: RequestInit): Promise<Found> {
  try {
    const response = await fetch(input, init);
    const answer = (await response.json()) as Partial<Found>;
    if (!response.ok) return { choices: [], message: answer.message ?? "That did not work. Try again." };
    return { choices: answer.choices ?? [], message: answer.choices?.length ? "" : "None found." };
  } catch {
    return { choices: [], message: "The shop cannot be reached. Try again." };
  }
}

/**
 * What a search finds, a moment after it was typed; the last search wins.
 * @param q null while nothing is looked for
 */
export function useChoices(of: ChoiceKind, q: string | null): Found {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (q === null) return setFound(none);
    const aborted = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await askChoices(officeChoicesPath({ of, q }), { signal: aborted.signal });
      if (!aborted.signal.aborted) setFound(answer);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [of, q]);
  return found;
}

/** Writes into a field as a person does, so that all that listens hears of it. */
export function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
