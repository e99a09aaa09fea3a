/** Common English color names, and the color a swatch shows for each, #rrggbb. */
const colors = new Map([
  ["beige", "#dcc9a9"],
  ["black", "#1f1f1f"],
  ["blue", "#2f5f9e"],
  ["brown", "#7a4e2d"],
  ["cream", "#f4ead2"],
  ["gold", "#c39a3b"],
  ["gray", "#8a8d91"],
  ["green", "#3f7d4f"],
  ["grey", "#8a8d91"],
  ["navy", "#22304f"],
  ["orange", "#d9752b"],
  ["pink", "#e3a0ac"],
  ["purple", "#6f4b8b"],
  ["red", "#b8362f"],
  ["silver", "#c3c6c9"],
  ["teal", "#2c7a78"],
  ["turquoise", "#4fb3ad"],
  ["violet", "#7d5aa6"],
  ["white", "#ffffff"],
  ["yellow", "#e3bf3f"],
]);

/**
 * The color of a common English color name, #rrggbb, ignoring case; null for any other name (rule
 * filters-12).
 */
export function colorOfName(name: string): string | null {
  return colors.get(name.trim().toLowerCase()) ?? null;
}
