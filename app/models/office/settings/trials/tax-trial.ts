import type { Destination } from "../../../accounts/address/address";
import { countryName } from "../../../accounts/address/country-name";
import { regionsOf } from "../../../accounts/address/regions";
import { formatMoney } from "../../../platform/money/format-money";
import type { Currency, Minor } from "../../../platform/money/money";
import { matchTaxRules } from "../../../selling/tax/match-tax-rules";
import { taxForCart } from "../../../selling/tax/tax-for-cart";
import type { RatedTax, TaxRule } from "../../../selling/tax/tax-rule";
import type { PanelView } from "../../record/record-view";

/** What a line of goods and its delivery are taxed with, as someone asks for it at the settings of taxes. */
export type TaxTrial = {
  tax: { pricesInclude: boolean; rules: readonly TaxRule[] };
  destination: Destination;
  taxClass: string;
  priceMinor: Minor;
  currency: Currency;
};

/** The rates at an address, by name, and what a line costs with them (rule office-28). */
export function taxTrial({ tax, destination, taxClass, priceMinor, currency }: TaxTrial): PanelView[] {
  const { rules, pricesInclude } = tax;
  const price = taxForCart({
    lines: [{ taxClass, amountMinor: priceMinor }],
    shippingMinor: 0,
    destination,
    table: rules,
    inclusive: pricesInclude,
  });
  const matched = matchTaxRules(rules, destination, (rule) => rule.taxClass === taxClass);
  const parts = price.lines.flatMap(({ taxes, otherTax }) => [...taxes, ...otherTax]);
  const money = (minor: Minor) => formatMoney(minor, currency);
  const sumMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const onDelivery = matchTaxRules(rules, destination, (rule) => rule.appliesToShipping);
  return [
    {
      kind: "table",
      title: "Rates that apply",
      columns: [
        { label: "Name" },
        { label: "Holds for" },
        { label: "Rate", align: "end" },
        { label: "Tax", align: "end" },
      ],
      rows: parts.map((part) => [
        part.name,
        placeOfPart(part, matched),
        rateText(part.rateBasisPoints),
        money(part.amountMinor),
      ]),
      empty: `No rate holds for the class “${taxClass}” there: no tax is charged.`,
    },
    {
      kind: "facts",
      title: "What a line costs",
      facts: [
        { label: "Price", text: money(priceMinor) },
        { label: pricesInclude ? "Tax in it" : "Tax on top", text: money(sumMinor) },
        { label: "To pay", text: money(pricesInclude ? priceMinor : priceMinor + sumMinor) },
        { label: "Delivery", text: deliveryText(onDelivery) },
      ],
    },
  ];
}

const placeOfPart = ({ name, rateBasisPoints }: RatedTax, rules: readonly TaxRule[]): string => {
  const rule = rules.find((one) => one.name === name && one.rateBasisPoints === rateBasisPoints);
  return rule ? taxPlace(rule) : "";
};

const deliveryText = (rules: readonly TaxRule[]): string =>
  rules.length === 0
    ? "Not taxed"
    : rules.map(({ name, rateBasisPoints }) => `${name} (${rateText(rateBasisPoints)})`).join(", ");

/** A rate in percent: `8.875%`. */
export const rateText = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(6))}%`;

/** Where a rate holds, in words. */
function taxPlace({ country, state, postcodePattern }: TaxRule): string {
  const region = state ? (regionsOf(country).find(({ code }) => code === state)?.name ?? state) : "";
  return [postcodePattern ?? "", region, countryName(country)].filter(Boolean).join(", ");
}

/** The rates of a shop as a table. */
export const taxTable = (rules: readonly TaxRule[]): PanelView => ({
  kind: "table",
  title: "Rates as they stand",
  columns: [
    { label: "Name" },
    { label: "Holds for" },
    { label: "Tax class" },
    { label: "Rate", align: "end" },
    { label: "On delivery" },
  ],
  rows: rules.map((rule) => [
    rule.kind === "other" ? `${rule.name} (other charge)` : rule.name,
    taxPlace(rule),
    rule.taxClass,
    rateText(rule.rateBasisPoints),
    rule.appliesToShipping ? "Yes" : "No",
  ]),
  empty: "No rates yet: the shop charges no tax.",
});
