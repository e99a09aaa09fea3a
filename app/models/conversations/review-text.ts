// @public

/**
 * A review's text in two parts: what shows at once, and what follows after 'Read more'; empty for nothing.
 */
export type CutText = { shown: string; rest: string };

/**
 * Cuts a text after so many characters, at a space where the last word allows it (rule reviews-5).
 * @param limit 0 for the whole text
 */
export function cutReview(text: string, limit: number): CutText {
  const characters = [...text];
  if (limit <= 0 || characters.length <= limit) return { shown: text, rest: "" };
  const head = characters.slice(0, limit).join("");
  const space = head.search(/\s\S*$/);
  const shown = space > head.length / 2 ? head.slice(0, space) : head;
  return { shown, rest: text.slice(shown.length) };
}
