import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** What reads translated, and what it is said as instead (docs/words-for-shoppers.md). */
const unwanted: readonly [words: RegExp, instead: string][] = [
  [/\bone press\b/i, "say what is done: confirm, select"],
  [/\bby itself\b/i, "automatically, or leave it out"],
  [/\bname its number\b/i, "tell us its number"],
  [/\bfrom the menu above\b/i, "say which menu, or link it"],
  [/\bwe prepare your\b/i, "we're preparing your"],
  [/\bnothing of this order\b/i, "nothing in this order"],
  [/\bsubscription goes on\b/i, "continues"],
  [/\bthe money has arrived\b/i, "your payment arrives"],
  [/\bneeds no typing\b/i, "say what is faster"],
  [/\bat the moment it is not possible\b/i, "say what is possible"],
  [/(?<!\[)\be-mail\b/i, "email"],
  [/\boops\b/i, "say what happened"],
  [/\blog ?in to your account\b/i, "sign in to your account"],
  [/\bplease be informed\b/i, "say it"],
  [/\bkindly\b/i, "please"],
  [/\bin case of questions\b/i, "Questions?"],
  [/\bmay come back\b/i, "can be returned"],
  [/\bwhen the money (returns|comes back)\b/i, "when you get your money back"],
  [/\bsend (us )?a photograph\b/i, "send us a photo"],
  [/\ba person answers\b/i, "a person will answer"],
  [/\bwe (suggest|replace it|write to you before)\b/i, "we'll: what will happen is said in the future"],
  [/\bmix their shelves\b/i, "mix and match"],
  [/\bworks? no more\b/i, "no longer works"],
  [/\bhow you are called\b/i, "your name"],
];

/** Where shoppers' and owners' words stand in code. */
const folders = ["app/components", "app/widgets", "app/routes", "app/models", "app/cli"];

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|-fixture\.|\/generated\//.test(file);

type Unwanted = typeof unwanted;

/** What is no text although words and quotation marks stand in it: comments, and words before a string. */
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const beforeStrings = /\b(?:from|import|case|return|extends|in|as|else|typeof) "/g;

/** Texts of a file with such words: of JSX, strings and templates; comments and names are none. */
function textsOf(file: string, searched: Unwanted = unwanted): string[] {
  const code = readFileSync(file, "utf8");
  // To parse a file costs far more than to look at it: most have these words not even in a comment.
  const bare = code
    .replace(comments, "")
    .replace(beforeStrings, "")
    .replace(/(?:\s|\\[nrt]|\\u\w{4}|&#?\w+;)+/g, " ");
  if (!searched.some(([words]) => words.test(bare))) return [];
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isForMachines(node, source)) return;
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text);
    else if (ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.map((text) => text.replace(/\s+/g, " "));
}

/** Statements of the database, what is logged, and faults of ours, which nobody reads on a page. */
const isForMachines = (node: ts.Node, source: ts.SourceFile): boolean =>
  (ts.isTaggedTemplateExpression(node) && node.tag.getText(source).startsWith("sql")) ||
  (ts.isNewExpression(node) && /^\w*(?<!App)Error$/.test(node.expression.getText(source))) ||
  (ts.isCallExpression(node) && /\blog\.\w+$/.test(node.expression.getText(source)));

const faultsIn = (place: string, texts: readonly string[], searched: Unwanted = unwanted) =>
  texts.flatMap((text) =>
    searched
      .filter(([words]) => words.test(text))
      .map(([, instead]) => `${place}: "${text.slice(0, 80)}": ${instead}`),
  );

const codeIn = (roots: readonly string[]) =>
  roots.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => join(folder, file))
      .filter(isCode),
  );

/** What a typewriter wrote, and what stands in its place in texts of pages and mails. */
const typewritten: Unwanted = [
  [/[\w}]'(?:t|s|re|ll|ve|d|m)\b/, "an apostrophe is ’"],
  [/^'(?:s|ll|re|d|ve)\b/, "an apostrophe is ’"],
  [/[a-z](?<!\bas) "(?:$|\w[\w ]*")/, "quotation marks are “ and ”"],
  [/(?:^|\s)-[$€£¥]/, "a minus is −"],
];

test("texts of pages and mails have real apostrophes, quotation marks and minus signs", () => {
  const files = codeIn([
    ...folders.filter((folder) => folder !== "app/cli"),
    "app/services",
    "app/composition",
  ]);
  // Messages of folders and the command line quote cells and code.
  const read = files.filter((file) => !/(?:models|services)\/files\//.test(file));
  expect(read.flatMap((file) => faultsIn(file, textsOf(file, typewritten), typewritten))).toEqual([]);
});

test("code says nothing that reads translated", () => {
  const files = codeIn(folders);
  expect(files.flatMap((file) => faultsIn(file, textsOf(file)))).toEqual([]);
});

test("neither do the demo shops and the shop that starters are made from", () => {
  const roots = ["shops", "app/cli/starter-shop"];
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .map((file) => join(root, file))
      .filter((file) => /\.(html|json|csv)$/.test(file)),
  );
  expect(files.flatMap((file) => faultsIn(file, [readFileSync(file, "utf8")]))).toEqual([]);
});
