// @public

import { formatMessage } from "./format-message";

/** What a message asks of its values, sorted. @throws {Error} on one that is not well formed */
export function messageParameters(text: string, language: string): string[] {
  const asked = new Set<string>();
  for (const count of [0, 1, 2, 3, 5, 11, 100, 1_000_000]) {
    const get = (_: object, name: string | symbol) => {
      asked.add(String(name));
      return count;
    };
    const values = new Proxy({}, { get });
    formatMessage(text, values, language);
  }
  return [...asked].toSorted();
}

/** The elements of a message, each once: a plural has them in each of its cases. */
export const messageElements = (text: string): string[] =>
  [...new Set(text.match(/<\/?[a-z]+>/g))].toSorted();

/**
 * Why words of one's own cannot stand for a message, with what to mend (rule texts-6); null where they can.
 * @param text the message in English
 */
export function messageProblem(text: string, words: string, language: string): string | null {
  let asked: string[];
  try {
    asked = messageParameters(words, language);
  } catch {
    return "A brace is missing, or too many, or a plural lacks ‘other’";
  }
  const needed = parametersOf(text);
  if (needed === null) return "This is no text of the product";
  if (String(asked) !== String(needed))
    return needed.length === 0
      ? "Use nothing in braces"
      : `Name in braces just what the text does: ${needed.map((name) => `{${name}}`).join(", ")}`;
  if (String(messageElements(text)) !== String(messageElements(words)))
    return `Keep what the text has in angle brackets: ${messageElements(text).join(" ") || "nothing"}`;
  return null;
}

function parametersOf(text: string): string[] | null {
  try {
    return messageParameters(text, "en");
  } catch {
    return null;
  }
}
