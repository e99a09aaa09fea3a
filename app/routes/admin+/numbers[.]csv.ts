import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "~/services/office/require-office.server";
import { answerSalesFile } from "~/services/office/sections/answer-sales-file.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "payout" });
  return answerSalesFile(ctx, new URL(request.url).searchParams);
}
