import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartPath, orderPath } from "~/paths";
import { noticeCookie } from "~/services/accounts/sessions/notice-cookie.server";
import { openOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";
import { reorder } from "~/services/orders/reorder/reorder.server";

/** The address is only posted to; opened, it leads to the order. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(orderPath(params.id ?? "", orderKeyOf(request)), 302);
}

/** Adds what an order can still be sold of to the cart, and says there what could not be added. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const order = await openOrder(context, request, params.id ?? "");
  const { addedCount, messages, setCookie } = await reorder(context, order.id, await context.visitor());
  const said = addedCount > 0 ? [`Order ${order.incrementId} is in your cart.`, ...messages] : messages;
  const tone = messages.length > 0 ? "warning" : "success";
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  headers.append("Set-Cookie", noticeCookie(said, context.origin, cartPath(), tone));
  return redirect(cartPath(), { status: 303, headers });
}
