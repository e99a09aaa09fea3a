import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A message as `mark-texts.ts` marks it, in the quotes that the minifier chose. */
const marked = /(["'`])\uE000((?:(?!\uE001)[^\\]|\\.)*)\uE001\1/gs;

/**
 * Takes the marks of messages out of the browser's files, which are English then, and writes each that has
 * messages as a list of code and messages in turn, from which the server makes those of other languages
 * (`translate-script.server.ts`).
 * @param {string} assets the browser's files
 * @param {string} folder where the lists go
 * @returns {void}
 */
export function splitTexts(assets, folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
    const code = readFileSync(join(assets, name), "utf8");
    if (!/[\uE000\uE001]/.test(code)) continue;
    const pieces = [];
    let at = 0;
    for (const found of code.matchAll(marked)) {
      pieces.push(code.slice(at, found.index), textOf(found[1] ?? "", found[2] ?? ""));
      at = found.index + found[0].length;
    }
    pieces.push(code.slice(at));
    const english = pieces.map((piece, index) =>
      index % 2 === 0 ? piece : JSON.stringify(piece.split("||")[0]),
    );
    if (/[\uE000\uE001]/.test(english.join(""))) throw new Error(`${name} has a message in pieces`);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(pieces));
    writeFileSync(join(assets, name), english.join(""));
  }
}

/**
 * What a text of JavaScript says.
 * @param {string} quote
 * @param {string} written
 * @returns {string}
 */
const textOf = (quote, written) =>
  JSON.parse(
    `"${written
      .replaceAll(`\\${quote}`, quote)
      .replaceAll("\\$", "$")
      .replaceAll(/\\x([\da-f]{2})/gi, "\\u00$1")
      .replaceAll(/(?<!\\)"/g, '\\"')
      .replaceAll("\n", "\\n")}"`,
  );
