import { findNodeAtLocation, parseTree } from "jsonc-parser";

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
