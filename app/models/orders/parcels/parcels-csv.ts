// @public

import { formatSheet } from "../../platform/text/csv-text";
import type { OpenParcel } from "./open-parcel";
import { type ParcelPreset, presetOf } from "./parcel-presets";

/** What is to be sent as CSV (rule orders-25): a row for each order, or for each of its lines. */
export function parcelsCsv(preset: ParcelPreset, parcels: readonly OpenParcel[]): string {
  const { rowsAre, columns } = presetOf(preset);
  const rows = parcels.flatMap((parcel) =>
    rowsAre === "orders"
      ? [Object.assign({ rowItems: parcel.items }, parcel)]
      : parcel.items.map((item) => Object.assign({ rowItems: [item] }, parcel)),
  );
  return formatSheet([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, cell]) => cell(row))),
  ]);
}
