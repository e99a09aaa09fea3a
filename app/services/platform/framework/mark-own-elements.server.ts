// @public

/** Marks an element as one the server wrote; the browser's side is `skipForeignNodes`. */
const mark = "data-o";

const attributes = `(?:"[^"]*"|'[^']*'|[^'">])*`;
/** Comments, elements whose text is no HTML, and other start tags. */
const pieces = new RegExp(
  `<!--[\\s\\S]*?-->|(<(script|style|textarea|iframe|noscript|title)\\b)(${attributes}>)([\\s\\S]*?)(</\\2)|(<[a-z][a-z0-9-]*)(?=${attributes}>)`,
  "gi",
);

/**
 * Marks every element of a page, so that React can tell them from those which scripts of the owner insert
 * before it takes the page over (rule hydration-5). A title keeps its text in the mark, because scripts may
 * change that, too.
 */
export const markOwnElements = (html: string): string =>
  html.replace(pieces, (whole, raw, name, rest, text, end, open) => {
    if (open) return `${open} ${mark}`;
    if (!raw) return whole;
    const value = /^title$/i.test(name) ? `="${text.replaceAll('"', "&quot;")}"` : "";
    return `${raw} ${mark}${value}${rest}${text}${end}`;
  });
