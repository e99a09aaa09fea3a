/** A value within a list as PHP writes it down: `i:15;` or `s:4:"Mugs";`. */
const phpValue = /i:\d+;(?:i:(\d+);|s:\d+:"([^"]*)";)/g;

/** A cell of WooCommerce's exporters that lists values: parted by commas or bars, or as PHP writes lists. */
export const wooList = (cell: string): string[] =>
  (/^a:\d+:\{/.test(cell)
    ? [...cell.matchAll(phpValue)].map(([, number, text]) => number ?? text ?? "")
    : cell.split(/[,|]/)
  )
    .map((part) => part.trim())
    .filter((part) => part !== "");
