import type { LoaderFunctionArgs } from "@remix-run/node";
import { paypalMethod } from "~/services/checkout/paypal-method.server";

/** Whether the shop takes PayPal, and what a wallet script needs to know (rule api-14). */
export function loader({ context }: LoaderFunctionArgs) {
  const method = paypalMethod(context.shop, context.config.providerUrls);
  return Response.json({ success: method !== null, method });
}
