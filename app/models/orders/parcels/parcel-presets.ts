// @public

import { itemsText, type ParcelRow, qtyOf, recipient, stateText, weightOf } from "./open-parcel";

/** A column of a file: its heading, and its cell of a row. */
type Column = readonly [heading: string, cell: (row: ParcelRow) => string];

/** A kind of file: what it is for, whether a row is an order or a line, and its columns. */
type Preset = { label: string; rowsAre: "orders" | "lines"; columns: readonly Column[] };

const gramsOfOunce = 28.349523125;
const ounces = (grams: number): string => (grams / gramsOfOunce).toFixed(2);
const nameOf = ({ rowItems }: ParcelRow): string => rowItems.map(({ name }) => name).join("; ");
const skuOf = ({ rowItems }: ParcelRow): string => rowItems.map(({ sku }) => sku).join("; ");

const before: readonly Column[] = [
  ["order_number", ({ number }) => number],
  ["date", ({ day }) => day],
  ["state", stateText],
  ["name", recipient],
  ["company", ({ address }) => address.company],
  ["address_1", ({ address }) => address.address_line1],
  ["address_2", ({ address }) => address.address_line2],
  ["city", ({ address }) => address.city],
  ["state_code", ({ address }) => address.state],
  ["postcode", ({ address }) => address.postcode],
  ["country", ({ address }) => address.country],
  ["telephone", ({ address }) => address.phone],
  ["email", ({ email }) => email],
  ["shipping_method", ({ method }) => method],
  ["weight_g", ({ rowItems }) => String(weightOf(rowItems))],
];
// The last two wait to be filled in, so that the file can come back.
const after: readonly Column[] = [
  ["note", ({ note }) => note],
  ["seller", ({ seller }) => seller],
  ["tracking_number", () => ""],
  ["carrier", () => ""],
];

const presets = {
  carrier: {
    label: "For a carrier: a row for each order",
    rowsAre: "orders",
    columns: [...before, ["items", ({ rowItems }) => itemsText(rowItems)], ...after],
  },
  fulfilment: {
    label: "For a fulfilment house: a row for each line",
    rowsAre: "lines",
    columns: [
      ...before,
      ["sku", skuOf],
      ["item", nameOf],
      ["quantity", ({ rowItems }) => String(qtyOf(rowItems))],
      ...after,
    ],
  },
  shipstation: {
    label: "For ShipStation",
    rowsAre: "lines",
    columns: [
      ["Order Number", ({ number }) => number],
      ["Order Created Date", ({ day }) => day],
      ["Order Requested Shipping Service", ({ method }) => method],
      ["Order Total Weight (oz)", ({ items }) => ounces(weightOf(items))],
      ["Order Custom Field 1", stateText],
      ["Order Source", ({ seller }) => seller],
      ["Order Notes from Buyer", ({ note }) => note],
      ["Buyer Email", ({ email }) => email],
      ["Recipient Full Name", recipient],
      ["Recipient Phone", ({ address }) => address.phone],
      ["Recipient Company", ({ address }) => address.company],
      ["Address Line 1", ({ address }) => address.address_line1],
      ["Address Line 2", ({ address }) => address.address_line2],
      ["City", ({ address }) => address.city],
      ["State", ({ address }) => address.state],
      ["Postal Code", ({ address }) => address.postcode],
      ["Country Code", ({ address }) => address.country],
      ["Item SKU", skuOf],
      ["Item Name", nameOf],
      ["Item Quantity", ({ rowItems }) => String(qtyOf(rowItems))],
      ["Item Weight (oz)", ({ rowItems }) => ounces(rowItems[0]?.weightG ?? 0)],
    ],
  },
  shippo: {
    label: "For Shippo",
    rowsAre: "orders",
    columns: [
      ["Order Number", ({ number }) => number],
      ["Order Date", ({ day }) => day],
      ["Recipient Name", recipient],
      ["Company", ({ address }) => address.company],
      ["Email", ({ email }) => email],
      ["Phone", ({ address }) => address.phone],
      ["Street Line 1", ({ address }) => address.address_line1],
      ["Street Number", () => ""],
      ["Street Line 2", ({ address }) => address.address_line2],
      ["City", ({ address }) => address.city],
      ["State/Province", ({ address }) => address.state],
      ["Zip/Postal Code", ({ address }) => address.postcode],
      ["Country", ({ address }) => address.country],
      ["Item Title", ({ rowItems }) => itemsText(rowItems)],
      ["SKU", skuOf],
      // One row stands for the whole order, so it is one item of the order's weight.
      ["Quantity", () => "1"],
      ["Item Weight", ({ rowItems }) => String(weightOf(rowItems))],
      ["Item Weight Unit", () => "g"],
      ["Order Weight", ({ items }) => String(weightOf(items))],
      ["Order Weight Unit", () => "g"],
    ],
  },
} as const satisfies Record<string, Preset>;

/** Names a kind of file of parcels. */
export type ParcelPreset = keyof typeof presets;

/** Every preset with its label. */
export const parcelPresets = Object.entries(presets).map(([code, { label }]) => ({
  code: code as ParcelPreset,
  label,
}));

export const isParcelPreset = (text: string): text is ParcelPreset => Object.hasOwn(presets, text);

export const presetOf = (preset: ParcelPreset): Preset => presets[preset];
