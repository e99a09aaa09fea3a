import type { ActionFunctionArgs } from "@remix-run/node";
import { isSellerAction } from "~/models/api/seller-calls";
import { AppError } from "~/models/platform/error/app-error";
import { actOnSellerOrder } from "~/services/api/act-on-seller-order.server";
import { answerSellerCall } from "~/services/api/answer-seller-call.server";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";

/** Accepts, ships, cancels or refunds an order of the seller whose key calls (rule seller-api-5). */
export const action = ({ context, request, params }: ActionFunctionArgs) =>
  answerSellerCall(context, request, async (call) => {
    const { number = "", action: name = "" } = params;
    if (!isSellerAction(name)) throw new AppError("not_found", "There is no such call.");
    return actOnSellerOrder(call, { number, action: name, sent: await readJsonCall(request) });
  });
