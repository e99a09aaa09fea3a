import type { Minor } from "../../platform/money/money";
import { divideHalfAway } from "../../platform/money/round-half-away";
import { type EInvoice, type EVat, eTotals, type PartyAddress } from "./e-invoice";
import type { EProfile } from "./e-invoice-xml";

/** A rule of EN 16931 (BR) or of XRechnung (BR-DE) that an e-invoice breaks, and what to do about it. */
export type EProblem = { rule: string; text: string };

/** Minor units that the tax of a rate may differ from what its base makes, where each line was rounded. */
const tolerance = 100;

type Check = [rule: string, isKept: boolean, text: string];

/** What keeps an e-invoice from being valid, rule by rule (rule orders-30). */
export function eInvoiceProblems(invoice: EInvoice, profile: EProfile): EProblem[] {
  const checks = [
    ...partyChecks(invoice),
    ...sumChecks(invoice),
    ...invoice.vat.flatMap((one) => vatChecks(invoice, one)),
    ...(profile === "xrechnung" ? germanChecks(invoice) : []),
  ];
  const broken = checks.filter(([, isKept]) => !isKept).map(([rule, , text]) => ({ rule, text }));
  return broken.filter(({ rule }, at) => broken.findIndex((other) => other.rule === rule) === at);
}

function partyChecks({ seller, buyer, kind, corrects, number, lines, payment }: EInvoice): Check[] {
  return [
    ["BR-02", number !== "", "It has no number."],
    ["BR-06", seller.name !== "", "Enter your full name at the settings of invoices."],
    ["BR-07", buyer.name !== "", "The billing address has no name."],
    ["BR-09", seller.address.country !== "", "Enter the country of your address."],
    ["BR-11", buyer.address.country !== "", "The billing address has no country."],
    ["BR-16", lines.length > 0, "It has no line."],
    ["BR-25", lines.every(({ name }) => name.trim() !== ""), "A line has no name."],
    ["BR-27", lines.every(({ netMinor }) => netMinor >= 0), "A line is below zero."],
    ["BR-55", kind === "invoice" || corrects !== "", "It names no invoice that it corrects."],
    ["BR-61", payment.code !== "58" || payment.iban !== "", "Enter the IBAN of your bank transfer."],
    [
      "BR-CO-26",
      seller.vatNumber + seller.taxNumber !== "",
      "Enter your VAT or tax number at the settings of invoices.",
    ],
  ];
}

function sumChecks(invoice: EInvoice): Check[] {
  const { lines, vat, payment } = invoice;
  const { netMinor, dueMinor } = eTotals(invoice);
  const bases = vat.reduce((sum, { baseMinor }) => sum + baseMinor, 0);
  const sumOf = ({ category, rate }: EVat) =>
    lines.reduce(
      (sum, line) => sum + (line.category === category && line.rate === rate ? line.netMinor : 0),
      0,
    );
  return [
    ["BR-CO-13", bases === netMinor, "Its lines do not add up to what is taxed."],
    ["BR-CO-16", dueMinor >= 0, "More was paid than it costs."],
    ["BR-CO-18", vat.length > 0, "It says nothing of tax."],
    ["BR-CO-25", dueMinor <= 0 || payment.title !== "", "The payment method has no title."],
    ["BR-S-08", vat.every((one) => sumOf(one) === one.baseMinor), "A rate is not on the sum of its lines."],
  ];
}

function vatChecks({ seller, buyer, shipTo, suppliedOn }: EInvoice, one: EVat): Check[] {
  const { category, rate, baseMinor, taxMinor, reason } = one;
  const code = category === "K" ? "IC" : category;
  const isNear = Math.abs(taxMinor - taxOf(baseMinor, rate)) < tolerance;
  const checks: Check[] = [
    ["BR-CO-17", isNear, "A tax is not what its rate makes of what it is on."],
    [`BR-${code}-05`, category === "S" ? rate > 0 : rate === 0 && taxMinor === 0, "A rate does not fit."],
  ];
  if (category !== "S" && category !== "Z")
    checks.push([`BR-${code}-10`, reason !== "", "It does not say why no tax is charged."]);
  if (category === "AE" || category === "K")
    checks.push([`BR-${code}-02`, buyer.vatNumber !== "", "The buyer has no VAT number."]);
  if (category === "K")
    checks.push(
      ["BR-IC-11", suppliedOn !== "", "Nothing was sent yet: it needs the day of supply."],
      ["BR-IC-12", (shipTo?.address.country ?? "") !== "", "It was not delivered to another country."],
    );
  if (category === "G") checks.push(["BR-G-02", seller.vatNumber !== "", "Enter your VAT number."]);
  return checks;
}

/** A tax by its rate, rounded half away from zero. */
const taxOf = (baseMinor: Minor, rate: number): Minor =>
  Number(divideHalfAway(BigInt(baseMinor) * BigInt(Math.round(rate * 100)), 1_000_000n));

function germanChecks({ seller, buyer, shipTo, buyerReference, payment }: EInvoice): Check[] {
  const isWhole = ({ city, postcode }: PartyAddress) => city !== "" && postcode !== "";
  return [
    ["BR-DE-1", payment.code !== "", "It has no way to pay."],
    ["BR-DE-3", seller.address.city !== "", "Enter the town of your address."],
    ["BR-DE-4", seller.address.postcode !== "", "Enter the postal code of your address."],
    ["BR-DE-6", seller.phone !== "", "Enter your telephone number at the general settings."],
    ["BR-DE-7", seller.email !== "", "Enter your email at the general settings."],
    ["BR-DE-8", isWhole(buyer.address), "The billing address has no town or postal code."],
    ["BR-DE-10", shipTo === null || isWhole(shipTo.address), "The delivery has no town or postal code."],
    ["BR-DE-15", buyerReference !== "", "It has no reference of the buyer."],
  ];
}
