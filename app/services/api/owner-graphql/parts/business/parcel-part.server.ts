import { isParcelPreset, parcelPresets } from "~/models/orders/parcels/parcel-presets";
import { parcelsCsv } from "~/models/orders/parcels/parcels-csv";
import { trackingLimits } from "~/models/orders/parcels/tracking-rows";
import { carrierCode } from "~/models/orders/shipment/carrier";
import { AppError } from "~/models/platform/error/app-error";
import { importTracking as importRows } from "../../../../orders/parcels/import-tracking.server";
import { listOpenParcels } from "../../../../orders/parcels/list-open-parcels.server";
import { planTracking } from "../../../../orders/parcels/plan-tracking.server";
import { readTrackingFile } from "../../../../orders/parcels/read-tracking-file.server";
import type { OwnerApi } from "../../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../../resolvers";

const parcelsFile: QueryResolvers["parcelsFile"] = async (_parent, { preset }, { api }) => {
  if (!isParcelPreset(preset)) {
    const known = parcelPresets.map(({ code }) => code).join(", ");
    throw new AppError("invalid", `A preset is one of ${known}.`, "preset");
  }
  return parcelsCsv(preset, await listOpenParcels(api.ctx));
};

type Parcels = ReturnType<typeof readTrackingFile>["parcels"];

/** What sending them would do. */
async function preview({ ctx }: OwnerApi, parcels: Parcels) {
  const planned = await planTracking(ctx, parcels);
  return {
    shipped: planned.flatMap(({ parcel, verdict }) => ("pieces" in verdict ? [parcel] : [])),
    refused: planned.flatMap(({ parcel: { line, number }, verdict }) =>
      "reason" in verdict ? [{ line, number, reason: verdict.reason }] : [],
    ),
  };
}

const importTracking: MutationResolvers["importTracking"] = async (_parent, sent, { api }) => {
  const file = readTrackingFile(sent.csv);
  if (file.parcels.length > trackingLimits.atOnce)
    throw new AppError("invalid", "Send at most 500 parcels at a time.", "csv");
  const done = sent.isPreview
    ? await preview(api, file.parcels)
    : await importRows(api.ctx, file.parcels, carrierCode(sent.carrier ?? ""));
  return {
    shipped: done.shipped.map(({ line, number, trackingNumber }) => ({
      line,
      orderNumber: number,
      trackingNumber,
    })),
    refused: [...file.refused, ...done.refused].map(({ line, number, reason }) => ({
      line,
      orderNumber: number,
      reason,
    })),
    waiting: file.waiting,
  };
};

export const parcelResolvers = {
  Query: { parcelsFile },
  Mutation: { importTracking },
} satisfies Resolvers;
