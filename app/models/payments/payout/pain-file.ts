import { AppError } from "../../platform/error/app-error";
import { formatMajor } from "../../platform/money/format-major";
import { escapeXml } from "../../platform/text/escape-xml";
import { isIban } from "../../shops/bank/iban";
import { bankCurrencies } from "../payout-account";
import type { BankTransfer } from "./bank-file";

/** The account that payouts are paid from. */
export type PayingAccount = { holder: string; iban: string; bic: string };

/** What a file of transfers says besides them: its number, who pays, and when it is written. */
export type PainHead = { number: string; business: string; from: PayingAccount; at: Date };

const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
const longestName = 70;
const longestText = 140;
const longestId = 35;
/** The largest amount of a SEPA credit transfer, minor units. */
const largestMinor = 99_999_999_999;

/**
 * The XML that a business uploads at its bank for SEPA credit transfers: ISO 20022 pain.001.001.09 (rule
 * payouts-10). All transfers are asked for on the day of the file, as one batch.
 * @throws AppError `invalid` for an IBAN that is none, an amount that no transfer may have, or no transfer
 */
export function painFile(transfers: readonly BankTransfer<"sepa">[], head: PainHead): string {
  const { number, business, from, at } = head;
  if (transfers.length === 0) throw new AppError("invalid", "The file has no transfer.");
  const sums = [
    text("NbOfTxs", String(transfers.length)),
    text("CtrlSum", amount(transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0))),
  ];
  const header = element("GrpHdr", [
    text("MsgId", idOf(number)),
    text("CreDtTm", `${at.toISOString().slice(0, 19)}Z`),
    ...sums,
    element("InitgPty", [text("Nm", plain(business, longestName))]),
  ]);
  const payment = element("PmtInf", [
    text("PmtInfId", idOf(number)),
    text("PmtMtd", "TRF"),
    text("BtchBookg", "true"),
    ...sums,
    element("PmtTpInf", [element("SvcLvl", [text("Cd", "SEPA")])]),
    element("ReqdExctnDt", [text("Dt", at.toISOString().slice(0, 10))]),
    element("Dbtr", [text("Nm", plain(from.holder || business, longestName))]),
    element("DbtrAcct", [accountOf(from)]),
    element("DbtrAgt", [bankOf(from.bic)]),
    text("ChrgBr", "SLEV"),
    ...transfers.map((transfer) => transferOf(transfer, business)),
  ]);
  const body = element("CstmrCdtTrfInitn", [header, payment]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${body}</Document>\n`;
}

function transferOf({ reference, amountMinor, account }: BankTransfer<"sepa">, business: string): string {
  if (amountMinor <= 0 || amountMinor > largestMinor)
    throw new AppError("invalid", `Payout ${reference}: no transfer may have this amount.`);
  const currency = bankCurrencies.sepa;
  return element("CdtTrfTxInf", [
    element("PmtId", [text("EndToEndId", idOf(reference))]),
    element("Amt", [`<InstdAmt Ccy="${currency}">${amount(amountMinor)}</InstdAmt>`]),
    ...(account.bic === "" ? [] : [element("CdtrAgt", [bankOf(account.bic)])]),
    element("Cdtr", [text("Nm", plain(account.holder, longestName))]),
    element("CdtrAcct", [accountOf(account)]),
    element("RmtInf", [text("Ustrd", plain(`${business} payout ${reference}`, longestText))]),
  ]);
}

function accountOf({ holder, iban }: { holder: string; iban: string }): string {
  if (!isIban(iban)) throw new AppError("invalid", `The IBAN of ${holder || "the account"} is none.`);
  return element("Id", [text("IBAN", iban.replace(/\s+/g, "").toUpperCase())]);
}

/** A bank by its BIC; without one, banks find it by the IBAN. */
const bankOf = (bic: string): string =>
  element("FinInstnId", [
    bic === ""
      ? element("Othr", [text("Id", "NOTPROVIDED")])
      : text("BICFI", bic.replace(/\s+/g, "").toUpperCase()),
  ]);

const element = (name: string, parts: readonly string[]): string => `<${name}>${parts.join("")}</${name}>`;
const text = (name: string, words: string): string => element(name, [escapeXml(words)]);
const amount = (minor: number): string => formatMajor(minor, bankCurrencies.sepa);

/** Letters without a decomposition that banks spell in another way. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  "&": "+",
};

/** A text in the letters and signs that every bank of the scheme takes. */
function plain(words: string, longest: number): string {
  const spelled = words.replace(/[ßæÆœŒøØđĐłŁ&]/g, (letter) => spellings[letter] ?? " ");
  const latin = spelled.normalize("NFKD").replace(/\p{M}/gu, "");
  const taken = latin.replace(/[^A-Za-z0-9/?:().,'+ -]/g, " ").replace(/ +/g, " ");
  return taken.trim().slice(0, longest).trim() || "-";
}

/** An id: it neither begins nor ends with a slash, and has no two in a row. */
const idOf = (id: string): string =>
  plain(id, longestId)
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "");
