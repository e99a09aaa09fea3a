import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { ownCase } from "../rows/own-case";

/** Labels for attribute codes that cannot be derived well, such as the cigar fields (rule product-6). */
const known: Record<string, string> = {
  brand: message("Brand"),
  cigarstrength: message("Strength"),
  cigarorigin: message("Origin"),
  cigarwrapper: message("Wrapper"),
  cigarbinder: message("Binder"),
  cigarfiller: message("Filler"),
  cigarbrandline: message("Brand line"),
};

/**
 * The label of an attribute code: `care_instructions` becomes 'Care instructions'.
 * @param filters the shop's filter groups; their labels take precedence
 */
export function attributeLabel(
  code: string,
  filters: readonly { code: string; label: string }[] = [],
): string {
  const configured = filters.find((filter) => filter.code === code)?.label;
  if (configured) return configured;
  return (known[code] && phrase(known[code])) ?? ownCase(code.replace(/[_-]+/g, " ").trim());
}
