/** Characters of one text that are shown, and those of them before the first difference. */
const mostCharacters = 400;
const charactersBefore = 80;

/** Two texts as far as they are shown: long ones around the first character in which they differ. */
export function excerpts(one: string, other: string): [string, string] {
  const [all, others] = [[...one], [...other]];
  const differs = all.findIndex((character, index) => character !== others[index]);
  const first = differs === -1 ? all.length : differs;
  const longest = Math.max(all.length, others.length);
  const from = longest > mostCharacters ? Math.max(0, first - charactersBefore) : 0;
  const shown = (characters: readonly string[]) =>
    `${from > 0 ? "…" : ""}${characters.slice(from, from + mostCharacters).join("")}${characters.length > from + mostCharacters ? "…" : ""}`;
  return [shown(all), shown(others)];
}
