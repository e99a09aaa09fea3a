import type { ActionFunctionArgs } from "@remix-run/node";
import { estimateAnswer } from "~/models/api/estimate-fields";
import { isAppError } from "~/models/platform/error/app-error";
import { estimateCallSchema } from "~/models/selling/cart/estimate-form";
import { summaryView } from "~/services/api/summary-view.server";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";
import { visitorOfCall } from "~/services/selling/cart/find-cart-seller.server";
import { estimateTax } from "~/services/selling/cart-page/estimate-tax.server";

/** Estimates shipping and tax of the visitor's cart for a place (rule cart-7). */
export async function action({ context, request }: ActionFunctionArgs) {
  context.doNotCache();
  const call = estimateCallSchema.safeParse(await readJsonCall(request));
  if (!call.success) return refusal("Send an address with a postcode.", 400);
  try {
    const visitor = await visitorOfCall(context, request);
    const estimate = await estimateTax(context, visitor, call.data);
    const view = await summaryView(context, visitor, estimate);
    const answer = estimateAnswer({ ...view, isMethodAsked: call.data.shipping_method !== "" });
    return Response.json(answer, { status: answer.success ? 200 : 422 });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });
