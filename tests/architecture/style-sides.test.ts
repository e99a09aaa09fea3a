import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Styles of the shop name where a line begins and ends, not left and right, so that they serve languages
// written from the right (rule texts-11). The office is in English.

/** Utilities of a side, such as `ml-2`, `text-left`, `rounded-tr` and `-right-2`. */
const utility =
  /(?<=[\s"'`:])-?(?:[mp][lr]-|(?:left|right)-[\d[a(]|text-(?:left|right)\b|border-[lr](?![a-z])|rounded-(?:[lr]|[tb][lr])(?![a-z])|float-(?:left|right)|scroll-[mp][lr]-|space-x-|translate-x-|origin-(?:top-|bottom-)?(?:left|right))/;
/** Declarations of a side, and shorthands that name one: four values, whose second and fourth differ. */
const declaration =
  /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;
const shorthand = /(?<![\w-])(?:margin|padding|inset)\s*:\s*[\w.%-]+ ([\w.%-]+) [\w.%-]+ ([\w.%-]+)/g;

/** A side is meant, whatever the language. */
const excused: Readonly<Record<string, string>> = {
  "app/styles/languages.css": "says where lines lie that have a direction of their own",
  "app/models/orders/invoice/invoice-html.ts": "lines of addresses keep to the page's edge",
  "app/models/payments/statement-page.ts": "is in English",
};

const isOffice = /(?:^|\/)(?:office|staff|admin[+_]*)(?:\/|$)|routes\/admin|office/;
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(?:css|tsx?)$/.test(name) && !/\.test\./.test(name))
  .map((name) => join("app", name).replaceAll("\\", "/"))
  .filter((file) => !isOffice.test(file) && !/^app\/(?:services|cli|tables|composition)/.test(file));

/** The lines of a file that name a side. */
function sided(file: string): string[] {
  const isStyle = file.endsWith(".css");
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) return false;
    const isClass = isStyle ? line.includes("@apply") : /["'`]/.test(line);
    if (isClass && utility.test(line)) return true;
    const isCss = isStyle
      ? !line.includes("@apply")
      : /(?<![\w-])(?:margin|padding|text-align)[a-z-]*\s*:/.test(line);
    if (!isCss) return false;
    const differs = [...line.matchAll(shorthand)].some(([, end, start]) => end !== start);
    return differs || declaration.test(line);
  });
}

test("no style of the shop names left or right", () => {
  const found = files
    .filter((file) => !(file in excused))
    .flatMap((file) => sided(file).map((line) => `${file}: ${line.trim()}`));
  expect(found).toEqual([]);
});

test("what is excused names a side still", () => {
  expect(Object.keys(excused).filter((file) => sided(file).length === 0)).toEqual([]);
});
