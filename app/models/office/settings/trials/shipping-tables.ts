import { countryName } from "../../../accounts/address/country-name";
import { regionsOf } from "../../../accounts/address/regions";
import type { ShippingMethod, ShippingTableRow } from "../../../catalogue/stock/shipping-method";
import { formatMoney } from "../../../platform/money/format-money";
import type { Currency } from "../../../platform/money/money";
import type { PanelView } from "../../record/record-view";

/** The methods of a shop as a table, and each table of prices by zone. */
export const shippingTables = (methods: readonly ShippingMethod[], currency: Currency): PanelView[] => [
  {
    kind: "table",
    title: "Methods as they stand",
    columns: [{ label: "Method" }, { label: "Where" }, { label: "Price" }, { label: "Arrives by" }],
    rows: methods.map((method) => [
      method.title,
      whereText(method),
      priceText(method, currency),
      method.estimate ?? "–",
    ]),
    empty: "No methods yet: nothing can be sent.",
  },
  ...methods.flatMap((method) => (method.type === "table" ? [tableOf(method, currency)] : [])),
];

function whereText(method: ShippingMethod): string {
  if (method.type === "pickup") return "Shoppers fetch it";
  return method.type === "table" ? [...new Set(method.rows.map(zoneText))].join(", ") : "Everywhere";
}

function priceText(method: ShippingMethod, currency: Currency): string {
  const money = (minor: number) => formatMoney(minor, currency);
  switch (method.type) {
    case "flat":
      return money(method.amountMinor);
    case "free_above":
      return `${money(method.amountMinor)}, free from ${money(method.freeAboveMinor)}`;
    case "pickup":
      return "Free";
    case "table":
      return `By ${method.by === "price" ? "the sum of the goods" : method.by}`;
  }
}

const zoneText = ({ country, state }: ShippingTableRow): string => {
  if (!country) return state ? state : "Everywhere";
  const region = state ? regionsOf(country).find(({ code }) => code === state)?.name : undefined;
  return region ?? countryName(country);
};

type TableMethod = Extract<ShippingMethod, { type: "table" }>;

/** The prices of a method with a row for each step and a column for each zone. */
function tableOf({ title, by, rows }: TableMethod, currency: Currency): PanelView {
  const zones = [...new Set(rows.map(zoneText))];
  const steps = [...new Set(rows.map(({ from }) => from ?? 0))].sort((one, other) => one - other);
  const priceAt = (step: number, zone: string) =>
    rows.find((row) => (row.from ?? 0) === step && zoneText(row) === zone)?.amountMinor;
  const cell = (step: number, zone: string): string => {
    const amountMinor = priceAt(step, zone);
    return amountMinor === undefined ? "–" : formatMoney(amountMinor, currency);
  };
  const stepText = (step: number) => (by === "weight" ? `${step} g` : formatMoney(step, currency));
  return {
    kind: "table",
    title: `Prices of ${title}`,
    columns: [
      { label: by === "destination" ? "" : "From" },
      ...zones.map((label) => ({ label, align: "end" as const })),
    ],
    rows: steps.map((step) => [
      by === "destination" ? "Price" : stepText(step),
      ...zones.map((zone) => cell(step, zone)),
    ]),
    empty: "The table has no rows: the method is never offered.",
  };
}
