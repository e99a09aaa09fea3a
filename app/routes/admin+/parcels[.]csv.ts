import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "~/services/office/require-office.server";
import { answerParcelsFile } from "~/services/office/sections/answer-parcels-file.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "order" });
  return answerParcelsFile(ctx, new URL(request.url).searchParams);
}
