import type { ActionFunctionArgs } from "@remix-run/node";
import { saveQuoteCallSchema } from "~/models/checkout/save-quote-call";
import { isAppError } from "~/models/platform/error/app-error";
import { noteField } from "~/models/selling/cart/note-form";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { saveQuoteToOrder } from "~/services/checkout/save-quote-to-order.server";
import { isSandboxAllowed } from "~/services/payments/providers/sandbox-allowed.server";
import { readJsonCall } from "~/services/platform/http/reading/read-json.server";

/** Turns a quote into an order (rule quotes-3). */
export async function action({ context, request }: ActionFunctionArgs) {
  const call = saveQuoteCallSchema(noteField(publicSettings(context.shop))).safeParse(
    await readJsonCall(request),
  );
  const quoteId = request.headers.get("quote-order-id") ?? call.data?.quote_id;
  if (!call.success || !quoteId) return refusal("Send a quote_id.", 400);
  try {
    const { orderId, incrementId, redirectUrl } = await saveQuoteToOrder(context, {
      quoteId,
      visitor: await context.visitor(),
      key: { secret: context.secret, key: call.data.key ?? null },
      customerNote: call.data.customer_note,
      sandboxAllowed: isSandboxAllowed(context.config),
    });
    const order = { order_id: orderId, increment_id: incrementId, redirect_url: redirectUrl };
    return Response.json({ success: true, message: "", ...order });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return refusal(error.message, error.status);
  }
}

const refusal = (message: string, status: number) => Response.json({ success: false, message }, { status });
