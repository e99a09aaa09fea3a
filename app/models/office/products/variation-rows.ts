import {
  listedValues,
  mostOptions,
  type OptionsProblem,
  type OptionValues,
} from "../../catalogue/variation/combine-options";

/** Rows of options that the form has at least. */
const usualRows = 3;

/** An option as it is typed, its values with commas between them. */
export type TypedOption = { label: string; values: string };

/** The options in an address, each with its values: `option=Color&values=red,blue&option=Size&values=S,M`. */
export function readTypedOptions(query: URLSearchParams): TypedOption[] {
  const values = query.getAll("values");
  return query
    .getAll("option")
    .slice(0, mostOptions)
    .map((label, at) => ({ label, values: values[at] ?? "" }));
}

/** What typed options mean, each at its place. */
export const meantOptions = (typed: readonly TypedOption[]): OptionValues[] =>
  typed.map(({ label, values }) => ({ label, values: listedValues(values) }));

const isBlank = ({ label, values }: TypedOption) => label.trim() === "" && values.trim() === "";

/**
 * The rows of the form: what was typed, else the options that are there with their values; then empty ones,
 * with variations one, for an option that is added to theirs.
 */
export function optionRows(typed: readonly TypedOption[], there: readonly OptionValues[]): TypedOption[] {
  const begun = typed.some((one) => !isBlank(one))
    ? typed.filter((one) => !isBlank(one))
    : there.map(({ label, values }) => ({ label, values: values.join(", ") }));
  const further = there.length > 0 ? Math.min(there.length + 1, mostOptions) : usualRows;
  const count = Math.max(further, begun.length);
  return Array.from({ length: count }, (_, at) => begun[at] ?? { label: "", values: "" });
}

/** The message of a problem by the field of the form that it is about; blank rows are left out there. */
export const problemFields = (problem: OptionsProblem | null): Record<string, string> =>
  problem === null
    ? {}
    : { [`${problem.part === "label" ? "option" : "values"}${problem.at + 1}`]: problem.text };

/** A combination in the form: what it would be made of, or the SKU of the variation that is there. */
export type VariationFormRow = { name: string; sku: string; price: string; qty: string; isThere: boolean };

/** What is typed in a row; `take` is 'yes' where it is ticked. */
export type TypedVariation = { take: string; sku: string; price: string; qty: string };
