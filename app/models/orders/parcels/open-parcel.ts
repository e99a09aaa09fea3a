import type { Address } from "../../accounts/address/address";
import { type OrderStatus, orderStatusLabels } from "../../selling/checkout/order-status";

/** Pieces of a line that are still to be sent. */
export type ParcelItem = { sku: string; name: string; qty: number; weightG: number };

/** What is still to be sent of an order, and where to. */
export type OpenParcel = {
  number: string;
  /** The day it was placed, on the shop's clock: `2026-03-01`. */
  day: string;
  status: OrderStatus;
  address: Address;
  email: string;
  method: string;
  note: string;
  seller: string;
  items: readonly ParcelItem[];
};

/** What a row of a file says: an order's parcel, with all its items or with one. */
export type ParcelRow = OpenParcel & { rowItems: readonly ParcelItem[] };

export const recipient = ({ address }: OpenParcel): string =>
  `${address.first_name} ${address.last_name}`.trim();

export const stateText = ({ status }: OpenParcel): string => orderStatusLabels[status];

/** The weight of all pieces together, in grams, the unit of products. */
export const weightOf = (items: readonly ParcelItem[]): number =>
  items.reduce((sum, { qty, weightG }) => sum + qty * weightG, 0);

export const qtyOf = (items: readonly ParcelItem[]): number => items.reduce((sum, { qty }) => sum + qty, 0);

/** `MUG x 2; LAMP x 1`. */
export const itemsText = (items: readonly ParcelItem[]): string =>
  items.map(({ sku, qty }) => `${sku} x ${qty}`).join("; ");
