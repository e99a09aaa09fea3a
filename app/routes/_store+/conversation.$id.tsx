import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { GuestConversationPage } from "~/components/conversations/guest-conversation-page";
import { sendForm } from "~/components/ui/form/send-form";
import { foundOr404 } from "~/models/platform/error/found-or-404";
import { phrase } from "~/models/platform/texts/phrase";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loadGuestConversation } from "~/services/conversations/inbox/guest-conversation.server";
import { answerGuestPost } from "~/services/conversations/messages/answer-message-post.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/** A guest's conversation, opened by the link of its mail. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const held = heldBy(context, request, params.id);
  const before = typedRowIdSchema.safeParse(new URL(request.url).searchParams.get("before")).data;
  return { ...(await foundOr404(loadGuestConversation(context, held, before))), linkKey: held.key };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return foundOr404(answerGuestPost(context, request, heldBy(context, request, params.id)));
}

function heldBy(context: RequestContext, request: Request, id = "") {
  context.doNotCache();
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return { id: typedRowIdSchema.safeParse(id).data ?? 0, key };
}

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendForm(serverAction, phrase("Error. Your message could not be sent. Please try again in a moment."));

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Messages"));

export default function GuestConversationRoute() {
  return <GuestConversationPage {...useLoaderData<typeof loader>()} />;
}
