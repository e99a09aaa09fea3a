// @public

import { Fragment, type ReactNode } from "react";

/** What stands between `<name>` and `</name>` of a message, made an element. */
type Parts = Record<string, (words: string) => ReactNode>;

const tagged = /<([a-z]+)>(.*?)<\/\1>/gs;

/**
 * A message with elements in it, such as `Read the <a>terms</a> first`: translators move them as the language
 * needs. A name without a part stays as text.
 */
export function RichText({ text, parts }: { text: string; parts: Parts }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(tagged)) {
    const [whole, name = "", words = ""] = found;
    pieces.push(text.slice(at, found.index), parts[name]?.(words) ?? whole);
    at = found.index + whole.length;
  }
  pieces.push(text.slice(at));
  return pieces.map((piece, index) => <Fragment key={String(index)}>{piece}</Fragment>);
}
