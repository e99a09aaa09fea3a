import type { LoaderFunctionArgs } from "@remix-run/node";
import { statementCsv } from "~/models/payments/statement-csv";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { readStatement } from "~/services/payments/ledger/read-statement.server";

/** The statement of a payout as CSV, for the seller whose key calls (rule seller-api-6). */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  answerSellerCall(
    context,
    request,
    async ({ ctx }) =>
      new Response(statementCsv(await readStatement(ctx, params.reference ?? "")), {
        headers: { "Content-Type": "text/csv; charset=utf-8", "Cache-Control": "no-store" },
      }),
  );
