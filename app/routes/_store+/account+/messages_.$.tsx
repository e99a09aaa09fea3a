import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useLoaderData,
} from "@remix-run/react";
import { ConversationPage } from "~/components/conversations/conversation-page";
import { loadQuietly } from "~/components/ui/form/load-quietly";
import { sendForm } from "~/components/ui/form/send-form";
import { targetOfPath } from "~/models/conversations/message-target";
import { foundOr404 } from "~/models/platform/error/found-or-404";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { panelParameter } from "~/paths/messages";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerMessagePost } from "~/services/conversations/messages/answer-message-post.server";
import { loadMessagePage } from "~/services/conversations/messages/load-message-page.server";

/** One conversation: by its id, or the one about a product, an order or a new subject. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const before = typedRowIdSchema.safeParse(new URL(request.url).searchParams.get("before")).data;
  return foundOr404(loadMessagePage(context, customer, targetOf(params["*"]), before));
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  return foundOr404(answerMessagePost(context, request, customer, targetOf(params["*"])));
}

function targetOf(path = "") {
  const target = targetOfPath(path);
  if (!target) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return target;
}

/** A panel that cannot be loaded leaves the page it is on as it was (rule errors-5). */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  new URL(request.url).searchParams.has(panelParameter)
    ? loadQuietly(serverLoader<typeof loader>)
    : serverLoader<typeof loader>();

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendForm(serverAction, phrase("Error. Your message could not be sent. Please try again in a moment."));

export default function ConversationRoute() {
  return <ConversationPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Messages"));
