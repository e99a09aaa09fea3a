import { optionSetSchema, readOptionSets } from "../../../catalogue/options/option-set-record";
import type { OptionSet } from "../../../catalogue/options/product-option";
import type { FormNode, FormPlace, FormTexts } from "../../form/form-node";
import { typedValue } from "../../form/form-texts";

/** Options as they are typed: the set, or what it lacks to be tried. */
export type TypedOptionSet = { set: OptionSet; problems: null } | { set: null; problems: string[] };

/** What is wrong with typed options at most, so that the form beside it is not said twice. */
const mostProblems = 3;

/**
 * Reads what is typed into the form of an option set, to be tried before it is saved (rule office-101).
 * @param form of a new set, which asks for its code, or of one that is there
 */
export function typedOptionSet(form: FormNode, texts: FormTexts, place: FormPlace): TypedOptionSet {
  const { value, problems } = typedValue(form, texts, place);
  const few = (all: readonly string[]) => [...new Set(all)].slice(0, mostProblems);
  if (problems.length > 0) return { set: null, problems: few(problems.map(({ message }) => message)) };
  const checked = optionSetSchema.safeParse({ ...(value as object), code: triedCode });
  if (!checked.success)
    return {
      set: null,
      problems: few(checked.error.issues.map(({ path, message }) => `${placeWords(form, path)}: ${message}`)),
    };
  const read = readOptionSets([checked.data], place.currency);
  const set = read.sets.get(triedCode);
  if (!set || read.problems.length > 0)
    return {
      set: null,
      problems: few(read.problems.map((text) => text.replace(/^option set '[^']*': /, ""))),
    };
  return { set, problems: null };
}

/** Nothing of a set depends on its code. */
const triedCode = "tried";

/** Where a field is, in the form's words: 'option 2, Name'. */
function placeWords(form: FormNode, path: readonly (string | number)[]): string {
  const words: string[] = [];
  let node: FormNode | undefined = form;
  for (const step of path) {
    if (node?.kind === "list" && typeof step === "number") {
      words.push(`${node.itemLabel} ${step + 1}`);
      node = node.item;
    } else if (node?.kind === "group") {
      node = node.fields.find(({ key }) => key === step);
      if (node && node.kind !== "list" && node.kind !== "group") words.push(node.label);
    }
  }
  return words.join(", ") || "The set";
}
