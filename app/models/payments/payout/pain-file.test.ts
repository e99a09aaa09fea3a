import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { painFile } from "./pain-file";

const iban = "DE89370400440532013000";
const from = { holder: "Bazaar GmbH", iban: "DE02 1203 0000 0000 2020 51", bic: "BYLADEM1001" };
const head = {
  number: "F-1A2B3C4D",
  business: "Bazaar & Söhne <Ltd>",
  from,
  at: new Date("2026-11-29T01:02:03.456Z"),
};
const transfer = (
  reference: string,
  amountMinor: number,
  own: { holder?: string; iban?: string; bic?: string } = {},
) => ({
  reference,
  amountMinor,
  account: { kind: "sepa" as const, holder: "Mara Töpfer", iban, bic: "", ...own },
});
const two = [transfer("P-1", 123_456, { bic: "POTSDEFFXXX" }), transfer("P-2", 10)];

type Element = Extract<ReturnType<typeof parseDocument>["children"][number], { attribs: unknown }>;
const isElement = (node: unknown): node is Element => DomUtils.isTag(node as Element);
const rootOf = (xml: string) =>
  parseDocument(xml, { xmlMode: true }).children.filter(isElement).at(-1) as Element;
const all = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, rootOf(xml)).map((found) => DomUtils.textContent(found));

/** The children of each element in the schema's order; those that it does without are left out. */
const order: Record<string, string[]> = {
  Document: ["CstmrCdtTrfInitn"],
  CstmrCdtTrfInitn: ["GrpHdr", "PmtInf"],
  GrpHdr: ["MsgId", "CreDtTm", "Authstn", "NbOfTxs", "CtrlSum", "InitgPty", "FwdgAgt", "InitnSrc"],
  PmtInf: [
    "PmtInfId",
    "PmtMtd",
    "ReqdAdvcTp",
    "BtchBookg",
    "NbOfTxs",
    "CtrlSum",
    "PmtTpInf",
    "ReqdExctnDt",
    "PoolgAdjstmntDt",
    "Dbtr",
    "DbtrAcct",
    "DbtrAgt",
    "DbtrAgtAcct",
    "InstrForDbtrAgt",
    "UltmtDbtr",
    "ChrgBr",
    "ChrgsAcct",
    "ChrgsAcctAgt",
    "CdtTrfTxInf",
  ],
  CdtTrfTxInf: [
    "PmtId",
    "PmtTpInf",
    "Amt",
    "XchgRateInf",
    "ChrgBr",
    "ChqInstr",
    "UltmtDbtr",
    "IntrmyAgt1",
    "CdtrAgt",
    "CdtrAgtAcct",
    "Cdtr",
    "CdtrAcct",
    "UltmtCdtr",
    "InstrForCdtrAgt",
    "InstrForDbtrAgt",
    "Purp",
    "RgltryRptg",
    "Tax",
    "RltdRmtInf",
    "RmtInf",
  ],
  PmtTpInf: ["InstrPrty", "SvcLvl", "LclInstrm", "CtgyPurp"],
  SvcLvl: ["Cd"],
  ReqdExctnDt: ["Dt"],
  InitgPty: ["Nm"],
  Dbtr: ["Nm"],
  Cdtr: ["Nm"],
  DbtrAcct: ["Id"],
  CdtrAcct: ["Id"],
  Id: ["IBAN"],
  DbtrAgt: ["FinInstnId"],
  CdtrAgt: ["FinInstnId"],
  FinInstnId: ["BICFI", "Othr"],
  Othr: ["Id"],
  PmtId: ["InstrId", "EndToEndId"],
  Amt: ["InstdAmt"],
  RmtInf: ["Ustrd"],
};

const latin = (longest: number) => new RegExp(`^[A-Za-z0-9/?:().,'+ -]{1,${longest}}$`);
/** What the schema, and the scheme's letters, ask of the texts. */
const texts: Record<string, RegExp> = {
  MsgId: latin(35),
  PmtInfId: latin(35),
  EndToEndId: latin(35),
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d{2}$/,
  PmtMtd: /^TRF$/,
  BtchBookg: /^(true|false)$/,
  Cd: /^SEPA$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  Nm: latin(70),
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Id: /^NOTPROVIDED$/,
  ChrgBr: /^SLEV$/,
  InstdAmt: /^\d{1,9}\.\d{2}$/,
  Ustrd: latin(140),
};

/** Where a file is not as the schema has it. */
function faultsOf(xml: string): string[] {
  const look = (element: Element): string[] => {
    const children = element.children.filter(isElement);
    const { name } = element;
    if (children.length === 0) {
      const words = DomUtils.textContent(element);
      return texts[name]?.test(words) ? [] : [`${name} says '${words}'`];
    }
    const places = children.map((child) => (order[name] ?? []).indexOf(child.name));
    const isInOrder = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
    return [
      ...(isInOrder ? [] : [`${name} has ${children.map((child) => child.name)}`]),
      ...children.flatMap(look),
    ];
  };
  return look(rootOf(xml));
}

describe("a pain.001 file (rule payouts-10)", () => {
  test("is as the schema has it, with and without the banks' BICs", () => {
    expect(faultsOf(painFile(two, head))).toEqual([]);
    expect(faultsOf(painFile(two, { ...head, from: { ...from, bic: "" } }))).toEqual([]);
    expect(rootOf(painFile(two, head)).attribs.xmlns).toBe("urn:iso:std:iso:20022:tech:xsd:pain.001.001.09");
  });

  test("counts and adds up its transfers, for the file and for the batch", () => {
    const xml = painFile(two, head);
    expect([all(xml, "NbOfTxs"), all(xml, "CtrlSum"), all(xml, "InstdAmt")]).toEqual([
      ["2", "2"],
      ["1234.66", "1234.66"],
      ["1234.56", "0.10"],
    ]);
  });

  test("says who pays and who is paid in letters that all banks take", () => {
    const xml = painFile([transfer("P-1", 5, { holder: "Łukasz O'Neil & Straße (東京)" })], head);
    expect(all(xml, "Nm")).toEqual(["Bazaar + Sohne Ltd", "Bazaar GmbH", "Lukasz O'Neil + Strasse ( )"]);
    expect(all(xml, "Ustrd")).toEqual(["Bazaar + Sohne Ltd payout P-1"]);
  });

  test.each([
    [
      "a payer's IBAN with a wrong checksum",
      two,
      { ...head, from: { ...from, iban: "DE02120300000000202052" } },
    ],
    ["a seller's IBAN with a wrong checksum", [transfer("P-1", 5, { iban: "DE89370400440532013001" })], head],
    ["an amount of nothing", [transfer("P-1", 0)], head],
    ["an amount above 999,999,999.99", [transfer("P-1", 100_000_000_000)], head],
    ["no transfer", [], head],
  ])("refuses %s", (_, transfers, about) => {
    expect(() => painFile(transfers, about)).toThrow(expect.objectContaining({ code: "invalid" }));
  });
});
