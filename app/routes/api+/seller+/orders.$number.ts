import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { loadSellerOrder } from "~/services/api/load-seller-order.server";

/** An order of the seller whose key calls (rule seller-api-4). */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  answerSellerCall(context, request, (call) => loadSellerOrder(call, params.number ?? ""));
