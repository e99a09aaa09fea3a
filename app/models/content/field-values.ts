import { fieldText, type WidgetItem } from "../shops/widget-content";

const yes = new Set(["true", "1", "yes", "on"]);
const no = new Set(["false", "0", "no", "off"]);

/** A field as a boolean: booleans, and the words and digits owners write for them. */
export function fieldFlag(item: WidgetItem | undefined, name: string, fallback = false): boolean {
  const word = fieldText(item, name).toLowerCase();
  return yes.has(word) || (!no.has(word) && fallback);
}

/** A field as one of several words; the first of them for any other value. */
export function fieldChoice<const Words extends readonly [string, ...string[]]>(
  item: WidgetItem | undefined,
  name: string,
  words: Words,
): Words[number] {
  const text = fieldText(item, name);
  return words.find((word) => word === text) ?? words[0];
}

/** A field as a list: texts separated by a comma, a vertical bar or a line break. */
export function fieldList(item: WidgetItem | undefined, name: string): string[] {
  return fieldText(item, name)
    .split(/[,|\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}
