import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { phrase } from "~/models/platform/texts/phrase";
import { cartPath, orderPath } from "~/paths";
import { answerPapers } from "~/services/orders/papers/answer-papers.server";
import { answerXml } from "~/services/orders/papers/answer-xml.server";
import { openInvoiceFile, openXRechnung } from "~/services/orders/papers/open-invoice-file.server";
import { openOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";
import { reorder } from "~/services/orders/reorder/reorder.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** The invoice of an order as a PDF, or as an XRechnung. Other addresses below an order lead to it. */
export async function loader({ context, request, params: { id = "", deed } }: LoaderFunctionArgs) {
  if (deed === "xrechnung.xml") return answerXml(await openXRechnung(context, request, id));
  if (deed === "invoice.pdf") return answerPapers(await openInvoiceFile(context, request, id));
  return redirect(orderPath(id, orderKeyOf(request)), 302);
}

/** Adds what an order can still be sold of to the cart, and says there what could not be added. */
export async function action({ context, request, params: { id = "", deed } }: ActionFunctionArgs) {
  if (deed !== "reorder") throw new Response("Not Found", { status: 404 });
  const order = await openOrder(context, request, id);
  const { addedCount, messages, setCookie } = await reorder(context, order.id, await context.visitor());
  const said =
    addedCount > 0
      ? [phrase("Order {number} is in your cart.", { number: order.incrementId }), ...messages]
      : messages;
  const tone = messages.length > 0 ? "warning" : "success";
  const notice = { lines: said, page: cartPath(), tone } as const;
  return leadTo(context, cartPath(), { cookies: [setCookie], notice });
}
