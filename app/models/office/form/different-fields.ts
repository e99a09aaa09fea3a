import type { FormNode, FormTexts } from "./form-node";
import { fieldName } from "./posted-texts";

/** Characters of one text that are shown, and those of them before the first difference. */
const mostCharacters = 400;
const charactersBefore = 80;

/** Two texts as far as they are shown: long ones around the first character in which they differ. */
function excerpts(one: string, other: string): [string, string] {
  const [all, others] = [[...one], [...other]];
  const differs = all.findIndex((character, index) => character !== others[index]);
  const first = differs === -1 ? all.length : differs;
  const longest = Math.max(all.length, others.length);
  const from = longest > mostCharacters ? Math.max(0, first - charactersBefore) : 0;
  const shown = (characters: readonly string[]) =>
    `${from > 0 ? "…" : ""}${characters.slice(from, from + mostCharacters).join("")}${characters.length > from + mostCharacters ? "…" : ""}`;
  return [shown(all), shown(others)];
}

/** A field whose texts differ. */
export type DifferentField = { path: string; label: string; theirText: string; myText: string };

type Group = { readonly [key: string]: FormTexts };

/**
 * The fields in which two texts of a form differ, each with its words. Lists of the same length differ item
 * by item, others as a whole.
 */
export function differentFields(
  node: FormNode,
  mine: FormTexts | undefined,
  theirs: FormTexts | undefined,
  path = "",
): DifferentField[] {
  if (node.kind === "group") {
    const [own, other] = [groupOf(mine), groupOf(theirs)];
    return node.fields.flatMap((field) =>
      belowField(
        node.label,
        differentFields(field, own[field.key], other[field.key], fieldName(path, field.key)),
      ),
    );
  }
  const [own, other] = [itemsOf(mine), itemsOf(theirs)];
  if (node.kind === "list" && own.length === other.length)
    return own.flatMap((item, index) =>
      belowField(
        itemName(node.itemLabel, index),
        differentFields(node.item, item, other[index], `${path}[${index}]`),
      ),
    );
  return bothTexts(node, path, { mine, theirs });
}

/** One part of a form with both its texts; empty where they say the same. */
export function bothTexts(
  node: FormNode,
  path: string,
  { mine, theirs }: { mine: FormTexts | undefined; theirs: FormTexts | undefined },
): DifferentField[] {
  const [own, other] = [said(node, mine), said(node, theirs)];
  if (own === other) return [];
  const [myText, theirText] = excerpts(own, other);
  return [{ path, label: node.label, theirText, myText }];
}

/** The same fields with the name of what they are in before their labels. */
export const belowField = (name: string, fields: DifferentField[]): DifferentField[] =>
  name === ""
    ? fields
    : fields.map((field) => ({
        ...field,
        label: field.label === "" || field.label === name ? name : `${name}: ${field.label}`,
      }));

/** What an item of a list is called, such as 'Row 2'. */
export const itemName = (itemLabel: string, index: number) => capitalized(`${itemLabel} ${index + 1}`);

const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

export const groupOf = (texts: FormTexts | undefined): Group =>
  typeof texts === "object" && !Array.isArray(texts) ? (texts as Group) : {};

export const itemsOf = (texts: FormTexts | undefined): readonly FormTexts[] =>
  Array.isArray(texts) ? (texts as readonly FormTexts[]) : [];

/** What a part of a form says, in one text. */
export function said(node: FormNode, texts: FormTexts | undefined): string {
  const fields = (nodes: readonly FormNode[]) =>
    nodes.flatMap((field) => {
      const text = said(field, groupOf(texts)[field.key]);
      return text === "" ? [] : [`${field.label}: ${text}`];
    });
  switch (node.kind) {
    case "group":
      return fields(node.fields).join(", ");
    case "variants": {
      const variant = node.variants.find(({ value }) => value === groupOf(texts)[node.by]);
      return variant ? [variant.label, ...fields(variant.fields)].join(", ") : "";
    }
    case "list":
      return itemsOf(texts)
        .map((item) => said(node.item, item))
        .join("; ");
    case "map":
      return itemsOf(texts)
        .map((item) => `${String(groupOf(item).name)}: ${said(node.item, groupOf(item).value)}`)
        .join("; ");
    case "choices": {
      const chosen = itemsOf(texts).map(String);
      return chosen
        .map((value) => node.choices.find((one) => one.value === value)?.label ?? value)
        .join(", ");
    }
    case "flag":
      return texts === "yes" ? "Yes" : "No";
    case "choice":
      return node.choices.find(({ value }) => value === texts)?.label ?? String(texts ?? "");
    default:
      return typeof texts === "string" ? texts.replaceAll("\r\n", "\n") : "";
  }
}
