// @public

import type { Address } from "./address";
import { addressFormat } from "./address-format";
import { countryName } from "./country-name";

/**
 * The lines of an address as its country writes them on an envelope, without empty ones (rule accounts-38).
 */
export function addressLines(address: Address): string[] {
  const { lines, isFamilyNameFirst } = addressFormat(address.country);
  const { first_name, last_name } = address;
  const name = (isFamilyNameFirst ? [last_name, first_name] : [first_name, last_name]).join(" ").trim();
  const parts: Record<string, string> = { ...address, name };
  return [...lines.map((line) => filledLine(line, parts)), countryName(address.country)].filter(Boolean);
}

/** A line with its parts in place; what stands before an empty part goes with it. */
const filledLine = (line: string, parts: Record<string, string>): string =>
  [...line.matchAll(/(\W*)(\w+)/g)].reduce((text, [, between = "", word = ""]) => {
    const part = parts[word] ?? "";
    if (part === "") return text;
    return text === "" ? part : `${text}${between}${part}`;
  }, "");
