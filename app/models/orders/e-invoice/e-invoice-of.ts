import type { Address } from "../../accounts/address/address";
import { isVatNumber } from "../../accounts/vat/vat-number";
import type { OfferedMethod } from "../../payments/payment-method";
import { exchangedBack } from "../../platform/money/exchange";
import { minorDigits } from "../../platform/money/minor-digits";
import type { Minor } from "../../platform/money/money";
import { exemptionKind } from "../../selling/tax/eu-vat-rules";
import { contactEmail } from "../../shops/mail/contact-email";
import { isEuCountry } from "../../shops/markets/eu-countries";
import type { Shop } from "../../shops/shop";
import { compact, invoiceLaw } from "../invoice/invoice-law";
import type { TaxedRow } from "../invoice/taxed-row";
import type { OrderView } from "../order-view/order-view";
import type { EInvoice, ELine, EVat, PartyAddress, VatCategory } from "./e-invoice";

/** What an e-invoice is made of besides the shop: an invoice, or a credit note with what it corrects. */
export type EInvoiceSource = {
  order: OrderView;
  number: string;
  issuedOn: string;
  suppliedOn: string;
  corrects: string;
  rows: readonly TaxedRow[];
  method: OfferedMethod;
  isPaidOnline: boolean;
  paidMinor: Minor;
  shippingTitle: string;
  note: string;
};

/** Why an order has no e-invoice, for its owner. */
export type NoEInvoice = { refusal: string };

/**
 * An invoice or credit note of a shop in the European Union as EN 16931 models it (rule orders-30). What has
 * other taxes than one value added tax a row has none.
 */
export function eInvoiceOf(
  shop: Pick<Shop, "name" | "settings" | "domains" | "code">,
  source: EInvoiceSource,
): EInvoice | NoEInvoice {
  const { settings } = shop;
  const { client_address: address, invoices, general } = settings;
  const { order, rows } = source;
  if (!isEuCountry(address.country))
    return { refusal: "E-invoices are of shops with an address in the European Union." };
  if (rows.some(({ taxes }) => taxes.length > 1 || taxes.some(({ isDuty }) => isDuty)))
    return { refusal: "An order with duties or several taxes on a line has no e-invoice." };
  if (rows.some(({ taxes }) => taxes.some(({ rateBasisPoints }) => rateBasisPoints === null)))
    return { refusal: "An order of an early release, without tax rates, has no e-invoice." };
  if (minorDigits(order.currency) > 2)
    return { refusal: `E-invoices have two decimals, and ${order.currency} has more.` };
  const untaxed = untaxedOf(shop, source);
  const taxed = rows.find(({ taxes }) => taxes.length > 0);
  const lines = rows.map((row) => lineOf(row, row.netMinor === 0 ? (taxed ?? row) : row, untaxed, source));
  const number = compact(invoices.tax_number);
  return {
    kind: source.corrects ? "credit note" : "invoice",
    number: source.number,
    issuedOn: source.issuedOn,
    currency: order.currency,
    corrects: source.corrects,
    orderNumber: order.incrementId,
    buyerReference: order.business?.reference || order.incrementId,
    seller: {
      name: invoices.seller_name || shop.name,
      address: {
        line1: address.address_line1,
        line2: "",
        city: address.city_locality,
        postcode: address.postal_code,
        region: address.state_province,
        country: address.country,
      },
      phone: general.phone,
      email: contactEmail(shop),
      vatNumber: isVatNumber(number) ? number : "",
      taxNumber: isVatNumber(number) ? "" : invoices.tax_number,
    },
    buyer: buyerOf(order),
    shipTo: shipToOf(order),
    suppliedOn: source.suppliedOn,
    notes: [source.note, untaxed.reason].filter(Boolean),
    payment: paymentOf(source),
    lines,
    vat: vatOf(lines, rows, untaxed.reason),
    ownTax: ownTaxOf(source, address.country),
    prepaidMinor: Math.min(source.paidMinor, total(rows)),
  };
}

const total = (rows: readonly TaxedRow[]): Minor =>
  rows.reduce((sum, row) => row.taxes.reduce((all, tax) => all + tax.amountMinor, sum + row.netMinor), 0);

const nameOf = ({ first_name, last_name }: Address) => `${first_name} ${last_name}`.trim();

function addressOf({ address_line1, address_line2, city, state, postcode, country }: Address): PartyAddress {
  return { line1: address_line1, line2: address_line2, city, postcode, region: state, country };
}

function buyerOf({ billingAddress, email, business, ...order }: OrderView): EInvoice["buyer"] {
  const { company } = billingAddress;
  const reason = order.invoice?.taxExemption ?? "";
  return {
    name: company || nameOf(billingAddress),
    contact: company ? nameOf(billingAddress) : "",
    address: addressOf(billingAddress),
    email,
    // Orders of earlier releases have it in the reason alone.
    vatNumber:
      business?.vatNumber || (reason.match(/\b[A-Z]{2}[0-9A-Z+*]{2,13}\b/g)?.find(isVatNumber) ?? ""),
  };
}

function shipToOf({ shippingAddress, pickup }: OrderView): EInvoice["shipTo"] {
  if (!shippingAddress || pickup) return null;
  return { name: shippingAddress.company || nameOf(shippingAddress), address: addressOf(shippingAddress) };
}

/** The VAT category of goods that are charged no tax, and why they are not. */
function untaxedOf(
  { settings }: Pick<Shop, "settings">,
  { order }: EInvoiceSource,
): { category: VatCategory; reason: string } {
  const reason = order.invoice?.taxExemption ?? null;
  const kind = exemptionKind(reason);
  const to = order.pickup ? "" : (order.shippingAddress?.country ?? "");
  if (kind === "reverse charge") return { category: "AE", reason: reason ?? "" };
  if (kind === "intra-Community supply") return { category: "K", reason: reason ?? "" };
  if (kind === "other") return { category: "E", reason: reason || "Tax exempt" };
  if (to !== "" && !isEuCountry(to))
    return { category: "G", reason: "Export, Article 146 of Directive 2006/112/EC" };
  const { exemption } = settings.invoices;
  return exemption ? { category: "E", reason: exemption } : { category: "Z", reason: "" };
}

const voucher = "Voucher, Article 30b of Directive 2006/112/EC";

function lineOf(
  row: TaxedRow,
  { taxes, kind }: TaxedRow,
  untaxed: { category: VatCategory },
  { shippingTitle }: EInvoiceSource,
): ELine {
  const [tax] = taxes;
  const isVoucher = kind === "gift_cards" && !tax;
  return {
    name: row.kind === "delivery" ? shippingTitle : row.name,
    sku: row.sku,
    detail: row.detail,
    qty: Math.max(1, row.qty),
    netMinor: row.netMinor,
    category: tax ? "S" : isVoucher ? "E" : untaxed.category,
    rate: tax?.rateBasisPoints ?? 0,
  };
}

/** The lines by category and rate, each with its tax and why there is none. */
function vatOf(lines: readonly ELine[], rows: readonly TaxedRow[], reason: string): EVat[] {
  const sums = new Map<string, EVat>();
  lines.forEach(({ category, rate, netMinor }, at) => {
    const row = rows[at];
    const taxMinor = row?.taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0) ?? 0;
    const key = `${category} ${rate}`;
    const known = sums.get(key);
    if (known) {
      known.baseMinor += netMinor;
      known.taxMinor += taxMinor;
      return;
    }
    const isVoucher = category === "E" && row?.kind === "gift_cards";
    const why = category === "S" || category === "Z" ? "" : isVoucher ? voucher : reason || voucher;
    sums.set(key, { category, rate, baseMinor: netMinor, taxMinor, reason: why });
  });
  return [...sums.values()];
}

function ownTaxOf({ order: { exchange }, rows }: EInvoiceSource, country: string): EInvoice["ownTax"] {
  const law = invoiceLaw(country);
  if (!exchange || exchange.from !== law?.taxCurrency) return null;
  const taxes = rows.flatMap((row) => row.taxes);
  const taxMinor = taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return { currency: exchange.from, amountMinor: exchangedBack(taxMinor, exchange) };
}

/** UNTDID 4461: SEPA transfer, other transfer, online payment, or one that was agreed on otherwise. */
function paymentOf({ method: { account, title }, isPaidOnline }: EInvoiceSource): EInvoice["payment"] {
  const iban = (account?.iban ?? "").replace(/\s/g, "");
  const code = iban ? "58" : isPaidOnline ? "68" : "1";
  return { code, title, iban, holder: account?.holder ?? "", bic: account?.bic.replace(/\s/g, "") ?? "" };
}
