import type { LoaderFunctionArgs } from "@remix-run/node";
import { stayAtRecord } from "~/services/office/records/stay-at-record.server";
import { openRecordForm } from "~/services/office/screens/open-screen.server";

/** Says that the form of a record or settings is open, and asks who else has it open (rule builder-22). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { ctx, kind } = await openRecordForm(context, request, params.screen);
  const made = new URL(request.url).searchParams.get("made") ?? "";
  return Response.json(await stayAtRecord(ctx, kind, { name: params["*"] ?? "", made }));
}
