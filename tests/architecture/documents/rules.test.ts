import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const folder = join(root, "docs", "rules");

/** Text files of the repository by path; this file lists forbidden words and is excluded. */
const texts = new Map(
  ["app", "tests", "docs", "scripts", "bench", "shops", "server.ts", "README.md", "SECURITY.md"]
    .flatMap((name) => (statSync(join(root, name)).isFile() ? [name] : filesBelow(name)))
    .filter((path) => /\.(tsx?|mjs|css|md|sql|http|html|json|csv|graphql)$/.test(path))
    .filter((path) => path !== relative(root, import.meta.filename))
    .map((path) => [path, readFileSync(join(root, path), "utf8")]),
);

/** The rules by number, such as `cart-2`, with the page each is on. */
const rules = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .flatMap((name) =>
    [...readFileSync(join(folder, name), "utf8").matchAll(/^- \*\*([a-z][a-z-]*-\d+)\*\*/gm)].map(
      (match) => ({
        id: match[1] ?? "",
        page: basename(name, ".md"),
      }),
    ),
  );
const known = new Set(rules.map(({ id }) => id));

function filesBelow(name: string): string[] {
  return readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
    .map((path) => join(name, path))
    .filter((path) => statSync(join(root, path)).isFile());
}

/** Every text that contains one of these words, with the words. */
const naming = (words: RegExp) =>
  [...texts].flatMap(([path, text]) => [...text.matchAll(words)].map((match) => `${path}: ${match[0]}`));

/** Numbers a text cites: `rule cart-2`, `rules cart-2 and cart-3`, `(cart-2)` and `[cart-2](cart.md)`. */
function citations(text: string): string[] {
  const flowing = text.replace(/\n[ \t]*(?:\*|\/\/|--|#)?[ \t]*/g, " ");
  const lists = flowing.matchAll(
    /\brules? ((?:[A-Za-z][A-Za-z-]*-?\d+)(?:(?:, | and | to )[A-Za-z][A-Za-z-]*-?\d+)*)/g,
  );
  const pages = [...new Set(rules.map(({ page }) => page))].join("|");
  const alone = flowing.matchAll(new RegExp(`[([]((?:${pages})-\\d+)[)\\]]`, "g"));
  return [
    ...[...lists].flatMap(([, list = ""]) => list.split(/, | and | to /)),
    ...[...alone].map(([, id = ""]) => id),
  ];
}

test("nothing refers to a document outside the repository", () => {
  // The one specification that may be named is the table in docs/specification.md.
  const others = naming(/\bpart [1-9](?:,|\)| §)|§|\bdecisions?, "|(?<!\[)\bthe specification\b/gi);
  expect(others.filter((found) => !found.startsWith("docs/specification.md: "))).toEqual([]);
});

test("a rule is cited by its number, not by its position on the page", () => {
  expect(naming(/docs\/rules\/[a-z-]+\.md, *[A-Z]*-?\d/g)).toEqual([]);
});

test("every rule that is cited exists", () => {
  const missing = [...texts].flatMap(([path, text]) =>
    citations(text)
      .filter((id) => !known.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test("no number is listed twice, and each has the name of its page", () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(rules.filter(({ id, page }) => id.replace(/-\d+$/, "") !== page)).toEqual([]);
});

test("the index links to existing pages, and every page has rules", () => {
  const pages = readdirSync(folder).map((name) => basename(name, ".md"));
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const listed = [...index.matchAll(/\[([a-z-]+)\]\(\1\.md\)/g)].map((match) => match[1] ?? "");
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.filter((page) => !pages.includes(page))).toEqual([]);
  expect(listed.filter((page) => !rules.some((rule) => rule.page === page))).toEqual([]);
});
