import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireOffice } from "~/services/office/require-office.server";
import { answerPayoutFile } from "~/services/office/selling/answer-payout-file.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "payout" });
  return answerPayoutFile(ctx, params.name ?? "");
}
