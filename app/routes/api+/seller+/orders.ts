import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { listSellerOrders } from "~/services/api/list-seller-orders.server";

/** The orders of the seller whose key calls (rule seller-api-4). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  answerSellerCall(context, request, (call) => listSellerOrders(call, new URL(request.url).searchParams));
