/** What stands for a sign that a typeface does not have. */
export const missingSign = "□";

/**
 * A text as a typeface can draw it: a sign it does not have becomes a box, and whether there was one
 * (rule office-77).
 */
export function drawable(
  text: string,
  hasSign: (codePoint: number) => boolean,
): { text: string; isWhole: boolean } {
  let isWhole = true;
  const drawn = Array.from(text.replace(/\p{Cc}+/gu, " "), (sign) => {
    if (hasSign(sign.codePointAt(0) ?? 0)) return sign;
    isWhole = false;
    return missingSign;
  });
  return { text: drawn.join(""), isWhole };
}
