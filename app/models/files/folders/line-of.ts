/** The line, from 1, on which a part of a text begins; null where the text does not have it. */
export function lineOf(text: string, part: string): number | null {
  const at = text.indexOf(part);
  return at === -1 ? null : text.slice(0, at).split("\n").length;
}
