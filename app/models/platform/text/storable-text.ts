// @public

/** Half a pair of surrogates. */
const half = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether a database stores a text as it is (rule input-14). */
export const isStorableText = (text: string): boolean => !text.includes("\u0000") && !half.test(text);

/**
 * The first characters of a text; one that is written by two units is kept or left out whole (rule input-14).
 */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, "") : cut;
}

/** The last characters of a text, none of them halved. */
export const cutTextBefore = (text: string, maxLength: number): string => {
  const cut = text.slice(-maxLength);
  return cut.length < text.length ? cut.replace(/^[\uDC00-\uDFFF]/, "") : cut;
};
