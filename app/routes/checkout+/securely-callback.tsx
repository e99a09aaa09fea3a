import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { checkoutPath, checkoutSuccessPath } from "~/paths";
import { noticeCookie } from "~/services/auth/notice-cookie.server";
import { providerByCode } from "~/services/payment/providers.server";
import { settlePayment } from "~/services/payment/settle-payment.server";

/**
 * Where a provider sends the browser back to (decisions, "Payment"). The address is signed, so what it says may be
 * settled here although it is a GET: the webhook says the same, and only the first of the two changes anything.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const params = new URL(request.url).searchParams;
  const provider = providerByCode(params.get("provider") ?? "");
  const event = await provider?.confirm({ secret: context.secret, shopId: context.shop.id }, params);
  const settled = event && (await settlePayment(context, event));
  if (!settled) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  if (settled.status === "paid") return redirect(checkoutSuccessPath(settled.orderId), 303);
  const notice = "Your payment was declined. Nothing was charged, and your cart is as it was.";
  return redirect(checkoutPath(), {
    status: 303,
    headers: { "Set-Cookie": noticeCookie([notice], context.origin) },
  });
}
