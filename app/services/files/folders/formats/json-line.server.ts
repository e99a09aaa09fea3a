// @public

import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/**
 * The line, from 1, of a key of a JSON text; that of what should have held it when the text does not have it.
 * @param path keys and positions from the outside in
 */
export function jsonLine(text: string, path: readonly (string | number)[]): number {
  const root = parseTree(text);
  for (let length = path.length; root && length > 0; length -= 1) {
    const value = findNodeAtLocation(root, path.slice(0, length));
    const place = value?.parent?.type === "property" ? value.parent : value;
    if (place) return text.slice(0, place.offset).split("\n").length;
  }
  return 1;
}

/** Where a text stops being JSON: the line, from 1, and what is missing or wrong there; null for JSON. */
export function jsonFault(text: string): { line: number; reason: string } | null {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return null;
  const words = printParseErrorCode(first.error).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { line: text.slice(0, first.offset).split("\n").length, reason: `This is no JSON:${words}.` };
}
