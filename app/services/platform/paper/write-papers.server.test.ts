import { expect, test } from "vitest";
import type { Paper } from "~/models/platform/paper/paper";
import { writePapers } from "./write-papers.server";

const paper = (over: Partial<Paper> = {}): Paper => ({
  shopName: "Harbor & Pine",
  title: "Invoice HP-00001",
  about: "Mar 02 2026",
  parties: [{ title: "To", lines: ["Ada Lovelace", "Łódź"] }],
  columns: [
    { label: "Item", kind: "item" },
    { label: "Amount", kind: "number" },
  ],
  rows: [{ id: "1", cells: ["Кружка", "$12.50"], detail: "MUG" }],
  emptyText: "",
  sums: [{ label: "Total", text: "$12.50", isTotal: true }],
  notes: ["Ευχαριστούμε"],
  ...over,
});

async function pdf(papers: Iterable<Paper>, language = "en"): Promise<string> {
  const pieces: Uint8Array[] = [];
  const now = new Date("2026-03-02T12:00:00Z");
  for await (const piece of writePapers(papers, {
    title: "Invoices",
    size: "A4",
    now,
    language,
    direction: language === "ar" ? "rtl" : "ltr",
  }))
    pieces.push(piece);
  return Buffer.concat(pieces).toString("latin1");
}

const pagesOf = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;

test("each paper has a page of its own in one file (rule office-77)", async () => {
  const file = await pdf([paper(), paper(), paper()]);
  expect(file).toMatch(/^%PDF-1/);
  expect(file.trimEnd()).toMatch(/%%EOF$/);
  expect(pagesOf(file)).toBe(3);
});

test("a paper of more rows than a page holds goes on", async () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, cells: ["Mug", "$1.00"], detail: "" }));
  expect(pagesOf(await pdf([paper({ rows })]))).toBe(3);
});

test("only the signs that are used are in the file", async () => {
  expect((await pdf([paper()])).length).toBeLessThan(60_000);
});

test("papers are drawn as they are read", async () => {
  let read = 0;
  const papers = (function* () {
    for (; read < 100; read++) yield paper();
  })();
  const file = writePapers(papers, {
    title: "Many",
    size: "A4",
    now: new Date(0),
    language: "en",
    direction: "ltr",
  });
  await file.next();
  await file.return(undefined);
  expect(read).toBeLessThan(3);
});
