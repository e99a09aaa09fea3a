import type { ActionFunctionArgs } from "@remix-run/node";
import { answerConversationCall } from "~/services/conversations/messages/answer-message-calls.server";
import type { MethodHandle } from "~/services/shops/context/with-methods.server";

/** Methods besides POST. */
export const handle: MethodHandle = { methods: ["PUT"] };

/** Writes a message, begins a conversation, or marks one as read. */
export const action = ({ context, request }: ActionFunctionArgs) => answerConversationCall(context, request);
