// @public

/** A field in which two values differ; texts are as files have them, empty for nothing. */
export type FieldChange = { field: string; from: string; to: string };

/**
 * The fields in which two values differ. Fields of objects inside are named with a point (`seo.title`), items
 * of lists by their place from 0; a list of texts is one field.
 */
export function changedFields(before: object, after: object): FieldChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((field) => {
    const [from, to] = [was.get(field) ?? "", is.get(field) ?? ""];
    return from === to ? [] : [{ field, from, to }];
  });
}

function leavesOf(value: unknown, path = ""): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (Array.isArray(value) && value.every((item) => typeof item !== "object"))
    return new Map([[path, value.join("|")]]);
  if (typeof value !== "object" || value instanceof Date) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...leavesOf(part, path === "" ? key : `${path}.${key}`)]),
  );
}

/** A changed field in a line for its owner: `name: Mug -> Cup`. Of long texts it is the part that changed. */
export function fieldLine({ field, from, to }: FieldChange): string {
  const [was, is] = [oneLine(from), oneLine(to)];
  const start = Math.max(0, sharedLength(was, is) - contextLength);
  return `${field}: ${shown(was, start)} -> ${shown(is, start)}`;
}

/** Longest text of a field in a line, and what of it stands before a change that comes late. */
const maxShown = 80;
const contextLength = 40;

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function shown(line: string, start: number): string {
  if (line === "") return "(empty)";
  const begun = start > 0 ? `…${line.slice(start)}` : line;
  return begun.length > maxShown ? `${begun.slice(0, maxShown - 1)}…` : begun;
}
