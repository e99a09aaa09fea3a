import { readFile, stat } from "node:fs/promises";
import { isParcelPreset, parcelPresets } from "~/models/orders/parcels/parcel-presets";
import { parcelsCsv } from "~/models/orders/parcels/parcels-csv";
import { type RefusedTracking, trackingLimits } from "~/models/orders/parcels/tracking-rows";
import { carrierCode } from "~/models/orders/shipment/carrier";
import { importTracking } from "~/services/orders/parcels/import-tracking.server";
import { listOpenParcels } from "~/services/orders/parcels/list-open-parcels.server";
import { planTracking } from "~/services/orders/parcels/plan-tracking.server";
import { readTrackingFile } from "~/services/orders/parcels/read-tracking-file.server";
import { UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `order export-parcels --client acme [--preset shipstation]` prints what is still to be sent as CSV. */
export async function exportParcels(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["preset"] });
  const { preset = "carrier" } = options;
  if (!isParcelPreset(preset))
    throw new UsageError(`--preset is one of ${parcelPresets.map(({ code }) => code).join(", ")}`);
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    say(parcelsCsv(preset, await listOpenParcels(ctx)).trimEnd());
  });
}

/**
 * `order import-tracking --client acme <file>` ships what a file has tracking numbers for; with `--preview`
 * it only says what would be done.
 */
export async function importTrackingFile(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: ["carrier"], switches: ["preview"] };
  const { options, switches, rest } = readArguments(args, allowed, ["<file.csv>"]);
  const file = readTrackingFile(await textOf(rest[0] ?? ""));
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const sayRefused = (rows: readonly RefusedTracking[]) => {
      for (const { line, number, reason } of rows) say(`line ${line}  ${number}  refused: ${reason}`);
    };
    sayRefused(file.refused);
    if (switches.has("preview")) {
      for (const { parcel, verdict } of await planTracking(ctx, file.parcels)) {
        const { line, number, trackingNumber } = parcel;
        if ("reason" in verdict) sayRefused([{ line, number, reason: verdict.reason }]);
        else say(`line ${line}  ${number}  would be shipped with ${trackingNumber}`);
      }
      return;
    }
    const { shipped, refused } = await importTracking(ctx, file.parcels, carrierCode(options.carrier ?? ""));
    for (const { line, number, trackingNumber } of shipped)
      say(`line ${line}  ${number}  shipped with ${trackingNumber}`);
    sayRefused(refused);
    const refusedCount = file.refused.length + refused.length;
    say(`${shipped.length} shipped, ${refusedCount} refused, ${file.waiting} without a number`);
  });
}

async function textOf(path: string): Promise<string> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) throw new UsageError(`${path} can’t be read`);
  if (size > trackingLimits.bytes) throw new UsageError(`${path} has more than 1 MB: part it`);
  return readFile(path, "utf8");
}
