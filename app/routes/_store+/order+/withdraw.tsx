import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { WithdrawalPage } from "~/components/orders/withdrawal/withdrawal-page";
import { sendForm } from "~/components/ui/form/send-form";
import { withdrawalForm, withdrawalSchema } from "~/models/orders/withdrawal/withdrawal-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { orderPath, withdrawPath } from "~/paths";
import { declareWithdrawal } from "~/services/orders/withdrawals/declare-withdrawal.server";
import { openWithdrawal, reviewWithdrawal } from "~/services/orders/withdrawals/open-withdrawal.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** Withdraws from a contract, with or without an account (rule withdrawals-5). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const opened = { order: query.get("order") ?? "", key: query.get("key") ?? "" };
  return { page: await openWithdrawal(context, opened), isSent: query.has("sent") };
}

/** The first step shows what will be declared, the second declares it. */
export function action({ context, request }: ActionFunctionArgs) {
  const rules = { id: withdrawalForm, schema: withdrawalSchema, keeps: "all" } as const;
  return answerForm(request, rules, async (entered) => {
    if (entered.step !== "confirm") return data({ reviewed: await reviewWithdrawal(context, entered) });
    await declareWithdrawal(context, entered);
    const { order, key, email } = entered;
    if (order === "") return leadTo(context, withdrawPath({ sent: "1" }), {});
    const said = phrase("We got your withdrawal. A confirmation is on its way to {email}.", { email });
    return leadTo(context, orderPath(order, key || undefined), {
      notice: { lines: [said], page: orderPath(order), tone: "success" },
    });
  });
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function WithdrawRoute() {
  const answer = useActionData<typeof action>();
  const reviewed = answer && "reviewed" in answer ? answer.reviewed : null;
  return <WithdrawalPage {...useLoaderData<typeof loader>()} answer={reviewed} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => [
  ...visitorPageMeta(call, phrase("Withdraw from contract")),
  { name: "referrer", content: "same-origin" },
];
