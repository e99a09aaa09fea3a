import type { FormNode, FormTexts } from "./form-node";
import { fieldName } from "./posted-texts";

/** A field whose texts differ. */
export type DifferentField = { path: string; label: string; theirText: string; myText: string };

type Group = { readonly [key: string]: FormTexts };

const textAt = (texts: FormTexts | undefined): string =>
  texts === undefined ? "" : typeof texts === "string" ? texts : JSON.stringify(texts);

/** The fields in which two texts of a form differ, each with its words; lists differ as a whole. */
export function differentFields(
  node: FormNode,
  mine: FormTexts | undefined,
  theirs: FormTexts | undefined,
  path = "",
): DifferentField[] {
  if (node.kind === "group") {
    const [own, other] = [(mine ?? {}) as Group, (theirs ?? {}) as Group];
    return node.fields.flatMap((field) =>
      differentFields(field, own[field.key], other[field.key], fieldName(path, field.key)),
    );
  }
  const [myText, theirText] = [textAt(mine), textAt(theirs)];
  return myText === theirText ? [] : [{ path, label: node.label, theirText, myText }];
}
