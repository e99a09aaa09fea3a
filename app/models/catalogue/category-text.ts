/** What two or three lines beside a category's name hold. */
const mostCharacters = 150;

/**
 * Whether HTML is a short text that stands above the products of a category; anything longer, or with more
 * than paragraphs, stands beneath them (rule listings-8).
 */
export const isShortText = (html: string): boolean =>
  !/<(?!\/?(p|a|b|i|em|strong|span)\b)|<p\b.*<p\b/is.test(html) &&
  html.replace(/<[^>]*>/g, "").length <= mostCharacters;
