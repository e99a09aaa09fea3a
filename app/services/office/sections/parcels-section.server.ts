import { z } from "zod";
import { mayOpen } from "~/models/office/frame/navigation";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { parcelPresets } from "~/models/orders/parcels/parcel-presets";
import { type RefusedTracking, trackingLimits } from "~/models/orders/parcels/tracking-rows";
import { carrierCode, carrierName } from "~/models/orders/shipment/carrier";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { withQuery } from "~/paths";
import { officeParcelsPath } from "~/paths/office";
import { importTracking } from "../../orders/parcels/import-tracking.server";
import { type PlannedParcel, planTracking } from "../../orders/parcels/plan-tracking.server";
import { readTrackingFile } from "../../orders/parcels/read-tracking-file.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule, previewed } from "../answer-deed.server";
import { officePlace } from "../require-office.server";
import type { Section } from "./section";

type Args = [ctx: RequestContext];
const sent = z.object({
  carrier: optionalText("Carrier", 60),
  rows: requiredText("Rows", 120_000),
  seen: z.enum(["", "yes"]).default(""),
});

const rules = {
  track: deedRule<Args, typeof sent>(sent, async (ctx, { carrier, rows, seen }) => {
    const { parcels, refused, waiting } = readTrackingFile(rows);
    if (parcels.length > trackingLimits.atOnce)
      throw new AppError("invalid", "Paste at most 500 parcels at a time.", "rows");
    const by = carrierCode(carrier);
    if (seen === "yes") {
      const done = await importTracking(ctx, parcels, by);
      if (done.shipped.length === 0)
        throw new AppError("invalid", `Nothing was sent. ${firstOf(done.refused)}`, "rows");
      return;
    }
    const planned = await planTracking(ctx, parcels);
    const count = planned.filter(({ verdict }) => "pieces" in verdict).length;
    if (count === 0) {
      const reasons = [...refused, ...planned.flatMap(refusedOf)];
      throw new AppError("invalid", `No row can be sent. ${firstOf(reasons)}`.trim(), "rows");
    }
    return previewed("track", {
      title: "What each row does",
      panels: [
        {
          kind: "table",
          title: waiting === 0 ? "Parcels" : `Parcels, and ${waiting} without a number`,
          columns: [{ label: "Row", align: "end" }, { label: "Order" }, { label: "What happens" }],
          rows: [
            ...planned.map((each) => [String(each.parcel.line), each.parcel.number, happens(each, by)]),
            ...refused.map(({ line, number, reason }) => [String(line), number, `Refused: ${reason}`]),
          ],
          empty: "",
        },
      ],
      submit: count === 1 ? "Send 1 parcel" : `Send ${count} parcels`,
      values: { seen: "yes" },
    });
  }),
};

const refusedOf = ({ parcel, verdict }: PlannedParcel): RefusedTracking[] =>
  "reason" in verdict ? [{ line: parcel.line, number: parcel.number, reason: verdict.reason }] : [];

const firstOf = ([first]: readonly RefusedTracking[]): string =>
  first ? `Row ${first.line}: ${first.reason}` : "";

function happens({ parcel, verdict, method }: PlannedParcel, carrier: string): string {
  if ("reason" in verdict) return `Refused: ${verdict.reason}`;
  const qty = verdict.pieces.reduce((sum, piece) => sum + piece.qty, 0);
  const by = carrierName(parcel.carrier || carrier || method);
  return `Sends ${qty} ${qty === 1 ? "piece" : "pieces"} by ${by} ${parcel.trackingNumber}`;
}

const track: DeedView = {
  deed: "track",
  label: "Bring tracking numbers…",
  submit: "Show what it does",
  isMain: true,
  about: "Paste the file with its headings. You see what each row does before anything is sent.",
  fields: [
    deedField("carrier", "Carrier", {
      isOptional: true,
      example: "UPS",
      help: "For rows that name none. Empty for the name of the shipping method.",
    }),
    deedField("rows", "Rows", {
      kind: "long text",
      example: "order_number,tracking_number,carrier",
      help: "Up to 500 parcels. With sku and quantity a row sends those pieces, else all that is left.",
    }),
  ],
};

/** Files of what is to be sent, and tracking numbers that come back (rule orders-25). */
export const parcelsSection: Section = {
  need: { verb: "view", kind: "order" },
  doneTexts: { track: "Sent. Rows that were refused stay as they were." },
  async load(ctx) {
    const mayShip = mayOpen(await ctx.actor(), { verb: "ship", kind: "order" }, officePlace(ctx));
    return {
      title: "Parcels",
      badges: [],
      intro: "What is still to be sent, as a file for who sends it.",
      way: [{ to: "/admin/orders", label: "Orders" }],
      deeds: mayShip ? [track] : [],
      main: [
        {
          kind: "links",
          title: "Files",
          links: parcelPresets.map(({ code, label }) => ({
            href: withQuery("/admin/file/parcels", { preset: code }),
            label,
            isFile: true,
          })),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], officeParcelsPath()),
};
