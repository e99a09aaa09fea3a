/** Widths the text of an item may take, the first by default. */
export const textWidths = ["half", "third", "two-thirds", "full"] as const;
/** Where the text stands from top to bottom. */
export const verticalAligns = ["center", "top", "middle", "bottom"] as const;
/** Where the text stands from left to right. */
export const textAligns = ["left", "center", "right"] as const;
