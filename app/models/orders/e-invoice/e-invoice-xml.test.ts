import { describe, expect, test } from "vitest";
import type { EInvoice } from "./e-invoice";
import { abroad, made, noTax, type Over } from "./e-invoice-fixture";
import { type EProfile, eInvoiceXml } from "./e-invoice-xml";

const xmlOf = (over: Partial<EInvoice> = {}, profile: EProfile = "xrechnung", of?: Over) =>
  eInvoiceXml({ ...made(of), ...over }, profile);
/** What is in the first element of a name. */
const inside = (xml: string, name: string) =>
  new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "s").exec(xml)?.[1] ?? null;

test("the XML says whose it is, what it corrects, and each price without rounding", () => {
  const xml = xmlOf({}, "xrechnung", { corrects: "HP-00007" });
  for (const part of [
    "<ram:TypeCode>381</ram:TypeCode>",
    "<ram:Name>Hafen &amp; Söhne GmbH</ram:Name>",
    "<ram:Name>Mug &lt;&quot;blue&quot;&gt;</ram:Name>",
    "<ram:BuyerReference>04011000-12345-03</ram:BuyerReference>",
    '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    '<ram:ChargeAmount>30.00</ram:ChargeAmount><ram:BasisQuantity unitCode="C62">3</ram:BasisQuantity>',
    "<ram:IBANID>DE89370400440532013000</ram:IBANID>",
    "<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>HP-00007</ram:IssuerAssignedID>",
    '<ram:TaxTotalAmount currencyID="EUR">7.80</ram:TaxTotalAmount>',
    "<ram:GrandTotalAmount>61.48</ram:GrandTotalAmount>",
    'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  ])
    expect(xml).toContain(part);
  expect(xmlOf()).toContain("<ram:TypeCode>380</ram:TypeCode>");
});

test.each([
  ["a\u0000b\u000bc", "abc"],
  ["a\tb\nc\rd", "a\tb\nc\rd"],
  ["a\uFFFEb\uFFFFc\uFFFDd", "abc\uFFFDd"],
  ["  5 € \u{1F600} ", "5 € \u{1F600}"],
])("a note %j is written with what XML can write", (note, words) => {
  expect(inside(xmlOf({ notes: [note] }), "ram:Content")).toBe(words);
});

test("an XRechnung names its process, a Factur-X has none", () => {
  const context = (profile: EProfile) => inside(xmlOf({}, profile), "rsm:ExchangedDocumentContext");
  expect(context("factur-x")).toBe(
    "<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter>",
  );
  expect(context("xrechnung")).toContain(
    "<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</ram:ID>",
  );
  expect(context("xrechnung")).toContain(
    "<ram:ID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</ram:ID>",
  );
});

test("days are written without hyphens, lines are counted from one, rates in per cent", () => {
  const xml = xmlOf();
  expect(inside(xml, "ram:IssueDateTime")).toBe(
    '<udt:DateTimeString format="102">20260302</udt:DateTimeString>',
  );
  expect([...xml.matchAll(/<ram:LineID>(\d+)</g)].map(([, id]) => id)).toEqual(["1", "2", "3"]);
  expect([...xml.matchAll(/<ram:RateApplicablePercent>([\d.]+)</g)].map(([, rate]) => rate)).toEqual([
    "19",
    "7",
    "19",
    "19",
    "7",
  ]);
});

describe("the delivery", () => {
  const head = (over: Partial<EInvoice>) => inside(xmlOf(over), "ram:ApplicableHeaderTradeDelivery");

  test("says where and when", () => {
    expect(head({})).toBe(
      "<ram:ShipToTradeParty><ram:Name>Amt 3</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>53111</ram:PostcodeCode>" +
        "<ram:LineOne>12 Harbor Street</ram:LineOne><ram:CityName>Bonn</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress></ram:ShipToTradeParty>" +
        '<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20260303</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>',
    );
    expect(head({ suppliedOn: "" })).not.toContain("OccurrenceDateTime");
  });

  test("has its element where nothing is known of it, as the schema wants", () => {
    expect(xmlOf({ shipTo: null, suppliedOn: "" })).toContain("<ram:ApplicableHeaderTradeDelivery/>");
    expect(xmlOf()).not.toContain("<ram:ApplicableHeaderTradeDelivery/>");
  });
});

describe("the parties", () => {
  const party = (of: "Seller" | "Buyer", over: Partial<EInvoice> = {}) =>
    inside(xmlOf(over), `ram:${of}TradeParty`) ?? "";
  const { seller, buyer } = made();

  test("are reached by phone and email", () => {
    expect(inside(party("Seller"), "ram:DefinedTradeContact")).toBe(
      "<ram:PersonName>Hafen &amp; Söhne GmbH</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>+49 40 123456</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>kontor@hafen.example</ram:URIID></ram:EmailURIUniversalCommunication>",
    );
    expect(party("Buyer")).toContain('<ram:URIID schemeID="EM">ada@example.com</ram:URIID>');
  });

  test("are known by VAT number, or a seller by that of its authority", () => {
    expect(party("Seller")).toMatch(/^<ram:Name>/);
    expect(party("Seller")).not.toContain('schemeID="FC"');
    const small = party("Seller", { seller: { ...seller, vatNumber: "", taxNumber: "22/815" } });
    expect(small).toMatch(/^<ram:ID>22\/815<\/ram:ID><ram:Name>/);
    expect(small).toContain('<ram:ID schemeID="FC">22/815</ram:ID>');
    expect(small).not.toContain('schemeID="VA"');
    expect(party("Buyer", { buyer: { ...buyer, vatNumber: "ATU12345678" } })).toContain(
      '<ram:ID schemeID="VA">ATU12345678</ram:ID>',
    );
  });

  test("have all of their address", () => {
    const address = { ...buyer.address, line2: "2nd floor", region: "NRW" };
    expect(inside(party("Buyer", { buyer: { ...buyer, address } }), "ram:PostalTradeAddress")).toBe(
      "<ram:PostcodeCode>53111</ram:PostcodeCode><ram:LineOne>12 Harbor Street</ram:LineOne><ram:LineTwo>2nd floor</ram:LineTwo><ram:CityName>Bonn</ram:CityName><ram:CountryID>DE</ram:CountryID><ram:CountrySubDivisionName>NRW</ram:CountrySubDivisionName>",
    );
  });
});

describe("the taxes", () => {
  test("are said in the seller's own currency too, where it is another", () => {
    const xml = xmlOf({ currency: "USD", ownTax: { currency: "EUR", amountMinor: 624 } });
    expect(xml).toContain("<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>USD<");
    expect(xml).toContain(
      '<ram:TaxTotalAmount currencyID="USD">7.80</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">6.24</ram:TaxTotalAmount>',
    );
    expect(xmlOf()).not.toContain("<ram:TaxCurrencyCode>");
  });

  test.each<[string, Over, string | null]>([
    [
      "a supply within the union",
      { order: abroad, rows: noTax, reason: "intra-Community supply" },
      "VATEX-EU-IC",
    ],
    ["a reverse charge", { order: abroad, rows: noTax, reason: "reverse charge" }, "VATEX-EU-AE"],
    ["an exemption", { rows: noTax, reason: "NATO" }, null],
    ["goods", {}, null],
  ])("of %s have the code of their exemption, if there is one", (_, over, code) => {
    expect(inside(xmlOf({}, "factur-x", over), "ram:ExemptionReasonCode")).toBe(code);
  });
});

test("who pays by card is told no account", () => {
  const card = { code: "68", title: "Card", iban: "", holder: "Hafen", bic: "COBADEFF" };
  const means = (payment: EInvoice["payment"]) =>
    inside(xmlOf({ payment }), "ram:SpecifiedTradeSettlementPaymentMeans");
  expect(means(card)).toBe("<ram:TypeCode>68</ram:TypeCode><ram:Information>Card</ram:Information>");
  expect(means({ ...card, iban: "DE1" })).toContain(
    "<ram:IBANID>DE1</ram:IBANID><ram:AccountName>Hafen</ram:AccountName>",
  );
});
