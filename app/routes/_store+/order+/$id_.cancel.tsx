import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { CancelOrder } from "~/components/orders/cancel-order";
import { sendForm } from "~/components/ui/form/send-form";
import { cancelForm, cancelSchema } from "~/models/orders/states/cancel-form";
import { cancelNote } from "~/models/orders/states/cancel-note";
import { shopperCancelRefusal } from "~/models/orders/states/shopper-cancel";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { orderPath } from "~/paths";
import { openOwnOrder, orderKeyOf } from "~/services/orders/reading/open-order.server";
import { cancelOrder } from "~/services/orders/states/cancel-order.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/**
 * Asks once more, or says why it is too late. An order that waits for its payment is given up on its own
 * page.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { order, mayCancel } = await openOwnOrder(context, request, params.id ?? "");
  const refusal = shopperCancelRefusal(order);
  const orderKey = orderKeyOf(request);
  if (order.status === "pending_payment" || (!mayCancel && refusal === null))
    throw redirect(orderPath(order.id, orderKey), 303);
  return { order, refusal, orderKey };
}

/** Cancels the order (rule orders-15). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { order, ctx } = await openOwnOrder(context, request, params.id ?? "");
  const rules = { id: cancelForm, schema: cancelSchema, keeps: "all" } as const;
  return answerForm(request, rules, async ({ reason }) => {
    await cancelOrder(ctx, order.id, cancelNote(reason));
    const said = phrase("Order {number} is canceled.", { number: order.incrementId });
    return leadTo(context, orderPath(order.id, orderKeyOf(request)), {
      notice: { lines: [said], page: orderPath(order.id), tone: "success" },
    });
  });
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function CancelOrderPage() {
  return <CancelOrder {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = (call) => [
  ...visitorPageMeta(
    call,
    call.data
      ? phrase("Cancel order {number}", { number: call.data.order.incrementId })
      : phrase("Cancel order"),
  ),
  { name: "referrer", content: "same-origin" },
];
