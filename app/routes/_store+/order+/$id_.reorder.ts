import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cartPath, orderPath } from "~/paths";
import { openOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";
import { reorder } from "~/services/orders/reorder/reorder.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

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
  const notice = { lines: said, page: cartPath(), tone } as const;
  return leadTo(context, cartPath(), { cookies: [setCookie], notice });
}
