import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { ReturnPage } from "~/components/orders/return-page";
import { sendForm } from "~/components/ui/form/send-form";
import { returnForm, returnSchema } from "~/models/orders/return-request/return-form";
import { returnNumber } from "~/models/orders/return-request/return-view";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { orderPath } from "~/paths";
import { openOwnOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";
import { readOrderPolicies } from "~/services/orders/reading/read-order-policies.server";
import { readReturnOffer } from "~/services/orders/return-requests/read-return-offer.server";
import { requestReturn } from "~/services/orders/return-requests/request-return.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** What can be sent back of an order, or why nothing can. Who may only view the order is led to it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { order, mayReply } = await openOwnOrder(context, request, params.id ?? "");
  const orderKey = orderKeyOf(request);
  if (!mayReply) throw redirect(orderPath(order.id, orderKey), 303);
  const offer = await readReturnOffer(context, order);
  return { order, ...offer, orderKey, policies: await readOrderPolicies(context, order.id) };
}

/** Asks to send pieces back (rule order-returns-5). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { order, ctx } = await openOwnOrder(context, request, params.id ?? "");
  const rules = { id: returnForm, schema: returnSchema, keeps: "all" } as const;
  return answerForm(request, rules, async (answers) => {
    const id = await requestReturn(ctx, order.id, answers);
    const said = phrase("We’ve received your request. Its number is {returnNumber}.", {
      returnNumber: returnNumber(order.incrementId, id),
    });
    return leadTo(context, orderPath(order.id, orderKeyOf(request)), {
      notice: { lines: [said], page: orderPath(order.id), tone: "success" },
    });
  });
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function ReturnRoute() {
  return <ReturnPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data
      ? phrase("Return items from order {number}", { number: call.data.order.incrementId })
      : phrase("Return items"),
  ),
  { name: "referrer", content: "same-origin" },
];
