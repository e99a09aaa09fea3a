import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A row of the tables in docs/specification.md. */
interface Row {
  section: string;
  number: string;
  /** Rules by number and decisions by their four digits. */
  holds: string[];
  proofs: { file: string; title: string }[];
  proofCell: string;
  /** Empty, or `departs: why`, or `open: what`. */
  note: string;
  cells: number;
}

const prefixes: Record<string, string> = {
  Catalogue: "catalogue",
  Purchase: "purchase",
  "Content and API": "content",
};

const text = readFileSync("docs/specification.md", "utf8");
const rows = text.split(/^## /m).slice(1).flatMap(rowsOf);

function rowsOf(part: string): Row[] {
  const section = part.slice(0, part.indexOf("\n")).trim();
  return part
    .split("\n")
    .filter((line) => /^\|[a-z]+-\d+\|/.test(line))
    .map((line) => {
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      const [number = "", , holds = "", proofCell = "", note = ""] = cells;
      const proofs = [...proofCell.matchAll(/`([^`]+)` "([^"]+)"/g)].map(([, file = "", title = ""]) => ({
        file,
        title: title.replaceAll("\\|", "|"),
      }));
      return {
        section,
        number,
        holds: holds.split(/, ?/).filter(Boolean),
        proofs,
        proofCell,
        note,
        cells: cells.length,
      };
    });
}

const rules = new Set(
  readdirSync("docs/rules").flatMap((name) =>
    [...readFileSync(`docs/rules/${name}`, "utf8").matchAll(/^- \*\*([a-z-]+-\d+)\*\*/gm)].map(
      ([, id]) => id,
    ),
  ),
);
const decisions = new Set(readdirSync("docs/decisions").map((name) => name.slice(0, 4)));
const files = new Map<string, string>();

function readTest(file: string): string | null {
  if (!existsSync(file)) return null;
  const known = files.get(file) ?? readFileSync(file, "utf8");
  files.set(file, known);
  return known;
}

/**
 * Whether a test file has a test, a describe block or a request of this title, or one alone that starts so.
 */
function hasTitle(file: string, title: string): boolean {
  const source = readTest(file);
  if (source === null) return false;
  const start = title.endsWith("…") ? title.slice(0, -1) : null;
  if (file.endsWith(".http")) {
    const titles = source.split("\n").filter((line) => line.startsWith(`### ${start ?? title}`));
    return start === null ? titles.includes(`### ${title}`) : titles.length === 1;
  }
  const quotes = ['"', "'", "`"];
  if (start === null) return quotes.some((quote) => source.includes(`${quote}${title}${quote}`));
  return quotes.reduce((found, quote) => found + source.split(quote + start).length - 1, 0) === 1;
}

const isOpen = ({ note }: Row) => note.startsWith("open: ");

test("each section numbers its requirements from 1 without gaps", () => {
  for (const [section, prefix] of Object.entries(prefixes)) {
    const numbers = rows.filter((row) => row.section === section).map(({ number }) => number);
    expect(numbers, section).toEqual(numbers.map((_, at) => `${prefix}-${at + 1}`));
  }
  expect(rows.filter(({ section }) => !prefixes[section]).map(({ number }) => number)).toEqual([]);
  expect(rows.filter(({ cells }) => cells !== 5).map(({ number }) => number)).toEqual([]);
});

test("each requirement has a rule or decision that exists", () => {
  const wrong = rows.flatMap((row) => {
    const unknown = row.holds.filter((id) => !rules.has(id) && !decisions.has(id));
    return unknown.length > 0 || (row.holds.length === 0 && !isOpen(row))
      ? [`${row.number}: ${unknown.join(", ") || "no rule"}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test("each requirement has a test that exists", () => {
  const wrong = rows.flatMap((row) => {
    const lost = row.proofs.filter(({ file, title }) => !hasTitle(file, title));
    const quoted = row.proofCell.match(/`/g)?.length ?? 0;
    const isUnread = quoted !== row.proofs.length * 2;
    const isBare = row.proofs.length === 0 && !isOpen(row);
    return [
      ...lost.map(({ file, title }) => `${row.number}: ${file} "${title}"`),
      ...(isUnread || isBare ? [`${row.number}: no test named as \`file\` "title"`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test("a note says that a requirement departs, and why, or what is open", () => {
  const wrong = rows.filter(({ note }) => note !== "" && !/^(departs|open): \S/.test(note));
  expect(wrong.map(({ number, note }) => `${number}: ${note}`)).toEqual([]);
  const open = rows.filter(isOpen);
  const departs = rows.filter(({ note }) => note.startsWith("departs: "));
  const lines = open.map(({ number, note }) => `${number} ${note}`);
  const counts = `${rows.length} requirements, ${departs.length} depart, ${open.length} open`;
  process.stdout.write(`${[counts, ...lines].join("\n")}\n`);
});
