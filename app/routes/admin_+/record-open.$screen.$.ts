import type { LoaderFunctionArgs } from "@remix-run/node";
import { stayAtRecord } from "~/services/office/records/stay-at-record.server";
import { openRecords } from "~/services/office/screens/open-screen.server";

/** Says that a record's form is still open, and asks who else has it open (rule builder-22). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { ctx, screen } = await openRecords(context, request, params.screen);
  const made = new URL(request.url).searchParams.get("made") ?? "";
  return Response.json(await stayAtRecord(ctx, screen.kind, { name: params["*"] ?? "", made }));
}
