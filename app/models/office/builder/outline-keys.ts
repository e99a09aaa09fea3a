/** What a key does at a row of the outline: to its block, to the page, or where the focus goes. */
export type OutlineDeed =
  | { act: "up" | "down" | "remove" | "duplicate" | "undo" | "redo" | "fields" }
  | { act: "focus"; row: number };

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** What a key does at the row of this index; null for one that is the browser's. */
export function deedOfKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Pressed,
  row: number,
  rows: number,
): OutlineDeed | null {
  const held = ctrlKey || metaKey;
  if (altKey) {
    if (held) return null;
    return key === "ArrowUp" ? { act: "up" } : key === "ArrowDown" ? { act: "down" } : null;
  }
  if (held)
    switch (key.toLowerCase()) {
      case "d":
        return { act: "duplicate" };
      case "z":
        return { act: shiftKey ? "redo" : "undo" };
      case "y":
        return { act: "redo" };
      default:
        return null;
    }
  switch (key) {
    case "Enter":
      return { act: "fields" };
    case "Delete":
      return { act: "remove" };
    case "ArrowUp":
      return { act: "focus", row: Math.max(row - 1, 0) };
    case "ArrowDown":
      return { act: "focus", row: Math.min(row + 1, rows - 1) };
    case "Home":
      return { act: "focus", row: 0 };
    case "End":
      return { act: "focus", row: rows - 1 };
    default:
      return null;
  }
}
