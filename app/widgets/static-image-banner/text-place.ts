/** Text widths of an item, the first one by default. */
export const textWidths = ["half", "third", "two-thirds", "full"] as const;
/** Vertical position of the text. */
export const verticalAligns = ["center", "top", "middle", "bottom"] as const;
/** Horizontal position of the text. */
export const textAligns = ["left", "center", "right"] as const;
