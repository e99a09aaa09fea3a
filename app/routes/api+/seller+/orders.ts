import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerSellerCall } from "~/services/seller-api/answer-seller-call.server";
import { listSellerOrders } from "~/services/seller-api/list-seller-orders.server";

/** The orders of the seller whose key calls (rule seller-api-4). */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  answerSellerCall(context, request, (call) => listSellerOrders(call, new URL(request.url).searchParams));
