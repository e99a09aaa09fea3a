/** Where code says a message: `t("...")`, `phrase("...")`, `message("...")`, the text in double quotes. */
const said = /(?<![\w.$])(t|message|phrase)\(\s*("(?:[^"\\\n]|\\.)*")/g;
/** A call that says something else than a text in double quotes. */
const unreadable = /(?<![\w.$])(?:t|message|phrase)\(\s*[`']/g;

/**
 * The messages in a source, in their order, with the place of each quoted text (rule texts-2).
 * @param {string} source
 * @returns {{ text: string, start: number, end: number }[]}
 */
export function findMessages(source) {
  return [...source.matchAll(said)].map((found) => {
    const quoted = found[2] ?? "";
    const end = found.index + found[0].length;
    return { text: JSON.parse(quoted), start: end - quoted.length, end };
  });
}

/**
 * Whether a source says a message that cannot be collected.
 * @param {string} source
 */
export const hasUnreadableMessage = (source) => source.search(unreadable) >= 0;
