import { constants, inflateSync } from "node:zlib";
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

async function pdf(papers: Iterable<Paper>, language = "en", facturX: string | null = null): Promise<string> {
  const pieces: Uint8Array[] = [];
  const now = new Date("2026-03-02T12:00:00Z");
  for await (const piece of writePapers(papers, {
    title: "Invoices",
    size: "A4",
    now,
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    facturX,
  }))
    pieces.push(piece);
  return Buffer.concat(pieces).toString("latin1");
}

/** What a stream of a PDF says; empty for what is none. */
function unpacked(stream: Buffer): string {
  try {
    return inflateSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString("utf8");
  } catch {
    return "";
  }
}

const pagesOf = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;

test("each paper has a page of its own in one file (rule office-77)", async () => {
  const file = await pdf([paper(), paper(), paper()]);
  expect(file).toMatch(/^%PDF-1/);
  expect(file.trimEnd()).toMatch(/%%EOF$/);
  expect(pagesOf(file)).toBe(3);
});

test("with an e-invoice it is a PDF/A-3 that carries it (rule orders-30)", async () => {
  const xml = "<rsm:CrossIndustryInvoice>Grüße</rsm:CrossIndustryInvoice>";
  const file = await pdf([paper({ title: "Invoice <1> & 2" })], "de", xml);
  expect(file).toMatch(/^%PDF-1\.7/);
  for (const part of [
    "/AFRelationship /Alternative",
    "/AF [",
    "/EmbeddedFiles",
    "/UF (factur-x.xml)",
    "/Subtype /text#2Fxml",
    "/OutputIntents",
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<pdfaProperty:name>ConformanceLevel</pdfaProperty:name>",
  ])
    expect(file, part).toContain(part);
  const streams = file.split(/stream\r?\n/).map((part) => Buffer.from(part, "latin1"));
  expect(streams.map(unpacked).some((text) => text.includes(xml))).toBe(true);
  expect(await pdf([paper()])).not.toContain("pdfaid");
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
