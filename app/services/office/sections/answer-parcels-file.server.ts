import { isParcelPreset } from "~/models/orders/parcels/parcel-presets";
import { parcelsCsv } from "~/models/orders/parcels/parcels-csv";
import { listOpenParcels } from "../../orders/parcels/list-open-parcels.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** What is to be sent as a CSV file, for the addresses that the page of parcels links to. */
export async function answerParcelsFile(ctx: RequestContext, query: URLSearchParams): Promise<Response> {
  const preset = query.get("preset") ?? "";
  if (!isParcelPreset(preset)) throw new Response("Not Found", { status: 404 });
  return new Response(parcelsCsv(preset, await listOpenParcels(ctx)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="parcels-${preset}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
