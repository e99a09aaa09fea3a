// @public

import { AppError } from "../../platform/error/app-error";
import { carrierCode } from "../shipment/carrier";
import type { WantedPieces } from "../shipment/take-pieces";

/**
 * Bytes and rows of a file of tracking numbers, and parcels that are sent within one request (rule
 * orders-25).
 */
export const trackingLimits = { bytes: 1_000_000, rows: 5_000, atOnce: 500 };

/** A parcel that was handed over: `pieces` null for everything left of its order. */
export type SentParcel = {
  line: number;
  number: string;
  trackingNumber: string;
  /** Empty where the file names none. */
  carrier: string;
  pieces: WantedPieces | null;
};
/** A row that cannot be read, and why. */
export type RefusedTracking = { line: number; number: string; reason: string };

type Row = { line: number; cells: Readonly<Record<string, string>> };

const headings = {
  number: ["ordernumber", "order", "ordernumberid", "orderid"],
  tracking: ["trackingnumber", "shipmenttrackingnumber", "tracking", "trackingno"],
  carrier: ["carrier", "shipmentcarrier", "carriername", "carriercode", "shippingcarrier"],
  sku: ["sku"],
  quantity: ["quantity", "qty"],
};

/**
 * The parcels a file names (rule orders-25): rows of one order with one number are one parcel, of the SKUs
 * they name or of everything left. Rows without a number are not sent yet, and are left out.
 * @throws AppError `invalid` for a file without the two columns or of too many rows
 */
export function readTrackingRows(
  header: readonly string[],
  rows: readonly Row[],
): { parcels: SentParcel[]; refused: RefusedTracking[]; waiting: number } {
  const column = (names: readonly string[]) =>
    header.find((heading) => names.includes(heading.toLowerCase().replace(/[^a-z]/g, "")));
  const number = column(headings.number);
  const tracking = column(headings.tracking);
  if (number === undefined || tracking === undefined)
    throw new AppError(
      "invalid",
      "Name the columns order_number and tracking_number in the first row.",
      "rows",
    );
  if (rows.length > trackingLimits.rows)
    throw new AppError("invalid", "These are more than 5,000 rows. Part them.", "rows");
  const [carrier, sku, quantity] = [headings.carrier, headings.sku, headings.quantity].map(column);
  const parcels = new Map<string, SentParcel>();
  const refused: RefusedTracking[] = [];
  let waiting = 0;
  for (const { line, cells } of rows) {
    const cell = (name: string | undefined) => (name === undefined ? "" : plainCell(cells[name] ?? ""));
    const found = {
      line,
      number: cell(number),
      trackingNumber: cell(tracking),
      carrier: carrierCode(cell(carrier)),
    };
    if (found.trackingNumber === "") {
      waiting += 1;
      continue;
    }
    const counted =
      cell(sku) === "" || quantity === undefined ? null : { sku: cell(sku), qty: Number(cell(quantity)) };
    const reason = refusalOf(found) ?? (counted && !isCount(counted.qty) ? "Enter a whole quantity." : null);
    if (reason !== null) {
      refused.push({ line, number: found.number, reason });
      continue;
    }
    const key = JSON.stringify([found.number, found.trackingNumber]);
    const before = parcels.get(key);
    const named = before === undefined ? [] : before.pieces;
    const pieces = counted === null || named === null ? null : [...named, counted];
    parcels.set(key, Object.assign(found, before, { pieces }));
  }
  return { parcels: [...parcels.values()], refused, waiting };
}

const isCount = (qty: number): boolean => Number.isSafeInteger(qty) && qty >= 1;

/** A cell without the apostrophe that keeps a spreadsheet from reading it as a formula. */
const plainCell = (text: string): string => text.trim().replace(/^'/, "");

function refusalOf({ number, trackingNumber, carrier }: Omit<SentParcel, "pieces">): string | null {
  if (number === "") return "Name the order.";
  if (/^\d([.,]\d+)?E\+\d+$/i.test(trackingNumber))
    return "The spreadsheet rounded this tracking number. Format its column as text.";
  if (trackingNumber.length > 80) return "A tracking number has at most 80 characters.";
  if (carrier.length > 60) return "A carrier’s name has at most 60 characters.";
  return null;
}
