/** Elements that pasted words keep (rule builder-23). */
export const pastedElements: readonly string[] = [
  "p",
  "br",
  "strong",
  "em",
  "u",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "a",
  "blockquote",
];

/** An address that words may lead to: of this shop, of the web, a mail or a telephone. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address.trim());
