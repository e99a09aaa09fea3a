import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { listSellerPayouts } from "~/services/api/list-seller-payouts.server";

/** The payouts of the seller whose key calls (rule seller-api-6). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  answerSellerCall(context, request, listSellerPayouts);
