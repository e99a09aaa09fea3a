import { formatMajor } from "../../platform/money/format-major";
import type { Minor } from "../../platform/money/money";
import { escapeHtml } from "../../shops/hosts/escape-html";
import { type EInvoice, type ELine, type EVat, eTotals, type PartyAddress } from "./e-invoice";

/** Whose rules an e-invoice follows besides those of EN 16931. */
export type EProfile = "xrechnung" | "factur-x";

const guidelines: Record<EProfile, string> = {
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  "factur-x": "urn:cen.eu:en16931:2017",
};
const process = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** Whether XML can write a sign. */
function isWritable(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 32 ? code !== 0xfffe && code !== 0xffff : code === 9 || code === 10 || code === 13;
}
const text = (words: string): string => escapeHtml([...words].filter(isWritable).join("").trim());

/** An element with what is in it; none where that is nothing. */
const el = (name: string, content: string | readonly string[], attributes = ""): string => {
  const inner = typeof content === "string" ? content : content.join("");
  return inner === "" ? "" : `<${name}${attributes}>${inner}</${name}>`;
};
const named = (name: string, words: string, attributes = "") => el(name, text(words), attributes);
const day = (name: string, iso: string) =>
  el(
    name,
    iso === "" ? "" : `<udt:DateTimeString format="102">${iso.replace(/-/g, "")}</udt:DateTimeString>`,
  );
const percent = (rate: number) => String(rate / 100);

/**
 * An invoice or credit note as a Cross Industry Invoice (UN/CEFACT D16B) of EN 16931 (rule orders-30). It
 * says what it is given; `eInvoiceProblems` says what is missing.
 */
export function eInvoiceXml(invoice: EInvoice, profile: EProfile): string {
  const parts = [
    el("rsm:ExchangedDocumentContext", [
      el(
        "ram:BusinessProcessSpecifiedDocumentContextParameter",
        profile === "xrechnung" ? named("ram:ID", process) : "",
      ),
      el("ram:GuidelineSpecifiedDocumentContextParameter", named("ram:ID", guidelines[profile])),
    ]),
    el("rsm:ExchangedDocument", [
      named("ram:ID", invoice.number),
      named("ram:TypeCode", invoice.kind === "invoice" ? "380" : "381"),
      day("ram:IssueDateTime", invoice.issuedOn),
      ...invoice.notes.map((note) => el("ram:IncludedNote", named("ram:Content", note))),
    ]),
    el("rsm:SupplyChainTradeTransaction", [
      ...invoice.lines.map((line, at) => lineXml(invoice, line, at)),
      agreementXml(invoice),
      el("ram:ApplicableHeaderTradeDelivery", deliveryXml(invoice)) || "<ram:ApplicableHeaderTradeDelivery/>",
      settlementXml(invoice),
    ]),
  ];
  const namespaces = [
    ["rsm", "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"],
    ["ram", "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"],
    ["qdt", "urn:un:unece:uncefact:data:standard:QualifiedDataType:100"],
    ["udt", "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"],
  ].map(([prefix, urn]) => ` xmlns:${prefix}="${urn}"`);
  const root = el("rsm:CrossIndustryInvoice", parts, namespaces.join(""));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const amount = ({ currency }: EInvoice, name: string, minor: Minor, attributes = "") =>
  el(name, formatMajor(minor, currency), attributes);

function lineXml(invoice: EInvoice, line: ELine, at: number): string {
  const pieces = (name: string) => el(name, String(line.qty), ' unitCode="C62"');
  return el("ram:IncludedSupplyChainTradeLineItem", [
    el("ram:AssociatedDocumentLineDocument", el("ram:LineID", String(at + 1))),
    el("ram:SpecifiedTradeProduct", [
      named("ram:SellerAssignedID", line.sku),
      named("ram:Name", line.name),
      named("ram:Description", line.detail),
    ]),
    el(
      "ram:SpecifiedLineTradeAgreement",
      // The price of all pieces, so that nothing is rounded.
      el("ram:NetPriceProductTradePrice", [
        amount(invoice, "ram:ChargeAmount", line.netMinor),
        pieces("ram:BasisQuantity"),
      ]),
    ),
    el("ram:SpecifiedLineTradeDelivery", pieces("ram:BilledQuantity")),
    el("ram:SpecifiedLineTradeSettlement", [
      el("ram:ApplicableTradeTax", [
        el("ram:TypeCode", "VAT"),
        el("ram:CategoryCode", line.category),
        el("ram:RateApplicablePercent", percent(line.rate)),
      ]),
      el(
        "ram:SpecifiedTradeSettlementLineMonetarySummation",
        amount(invoice, "ram:LineTotalAmount", line.netMinor),
      ),
    ]),
  ]);
}

const addressXml = ({ line1, line2, city, postcode, region, country }: PartyAddress) =>
  el("ram:PostalTradeAddress", [
    named("ram:PostcodeCode", postcode),
    named("ram:LineOne", line1),
    named("ram:LineTwo", line2),
    named("ram:CityName", city),
    named("ram:CountryID", country),
    named("ram:CountrySubDivisionName", region),
  ]);

const mailbox = (email: string) =>
  el("ram:URIUniversalCommunication", named("ram:URIID", email, ' schemeID="EM"'));
const registration = (scheme: "VA" | "FC", number: string) =>
  el("ram:SpecifiedTaxRegistration", named("ram:ID", number, ` schemeID="${scheme}"`));

function agreementXml({ seller, buyer, buyerReference, orderNumber }: EInvoice): string {
  return el("ram:ApplicableHeaderTradeAgreement", [
    named("ram:BuyerReference", buyerReference),
    el("ram:SellerTradeParty", [
      // By the number that its authority gave it, where it has none for value added tax (BT-29, BR-CO-26).
      named("ram:ID", seller.vatNumber === "" ? seller.taxNumber : ""),
      named("ram:Name", seller.name),
      el("ram:DefinedTradeContact", [
        named("ram:PersonName", seller.name),
        el("ram:TelephoneUniversalCommunication", named("ram:CompleteNumber", seller.phone)),
        el("ram:EmailURIUniversalCommunication", named("ram:URIID", seller.email)),
      ]),
      addressXml(seller.address),
      mailbox(seller.email),
      registration("VA", seller.vatNumber),
      registration("FC", seller.taxNumber),
    ]),
    el("ram:BuyerTradeParty", [
      named("ram:Name", buyer.name),
      el("ram:DefinedTradeContact", named("ram:PersonName", buyer.contact)),
      addressXml(buyer.address),
      mailbox(buyer.email),
      registration("VA", buyer.vatNumber),
    ]),
    el("ram:SellerOrderReferencedDocument", named("ram:IssuerAssignedID", orderNumber)),
  ]);
}

const deliveryXml = ({ shipTo, suppliedOn }: EInvoice): string[] => [
  el("ram:ShipToTradeParty", shipTo ? [named("ram:Name", shipTo.name), addressXml(shipTo.address)] : ""),
  el("ram:ActualDeliverySupplyChainEvent", day("ram:OccurrenceDateTime", suppliedOn)),
];

/** Codes of the exemptions that have one (VATEX). */
const vatexCodes: Partial<Record<EVat["category"], string>> = {
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
};

function settlementXml(invoice: EInvoice): string {
  const { currency, payment, vat, corrects, ownTax, prepaidMinor } = invoice;
  const { netMinor, taxMinor, grandMinor, dueMinor } = eTotals(invoice);
  const taxIn = (own: string, minor: Minor) =>
    el("ram:TaxTotalAmount", formatMajor(minor, own), ` currencyID="${own}"`);
  return el("ram:ApplicableHeaderTradeSettlement", [
    named("ram:TaxCurrencyCode", ownTax?.currency ?? ""),
    named("ram:InvoiceCurrencyCode", currency),
    el("ram:SpecifiedTradeSettlementPaymentMeans", [
      el("ram:TypeCode", payment.code),
      named("ram:Information", payment.title),
      el("ram:PayeePartyCreditorFinancialAccount", [
        named("ram:IBANID", payment.iban),
        payment.iban ? named("ram:AccountName", payment.holder) : "",
      ]),
      el(
        "ram:PayeeSpecifiedCreditorFinancialInstitution",
        payment.iban ? named("ram:BICID", payment.bic) : "",
      ),
    ]),
    ...vat.map((one) =>
      el("ram:ApplicableTradeTax", [
        amount(invoice, "ram:CalculatedAmount", one.taxMinor),
        el("ram:TypeCode", "VAT"),
        named("ram:ExemptionReason", one.reason),
        amount(invoice, "ram:BasisAmount", one.baseMinor),
        el("ram:CategoryCode", one.category),
        el("ram:ExemptionReasonCode", vatexCodes[one.category] ?? ""),
        el("ram:RateApplicablePercent", percent(one.rate)),
      ]),
    ),
    el("ram:SpecifiedTradePaymentTerms", named("ram:Description", payment.title)),
    el("ram:SpecifiedTradeSettlementHeaderMonetarySummation", [
      amount(invoice, "ram:LineTotalAmount", netMinor),
      amount(invoice, "ram:TaxBasisTotalAmount", netMinor),
      taxIn(currency, taxMinor),
      ownTax ? taxIn(ownTax.currency, ownTax.amountMinor) : "",
      amount(invoice, "ram:GrandTotalAmount", grandMinor),
      amount(invoice, "ram:TotalPrepaidAmount", prepaidMinor),
      amount(invoice, "ram:DuePayableAmount", dueMinor),
    ]),
    el("ram:InvoiceReferencedDocument", named("ram:IssuerAssignedID", corrects)),
  ]);
}
