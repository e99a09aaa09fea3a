import type { ActionFunctionArgs } from "@remix-run/node";
import { answerUploadCall } from "~/services/conversations/messages/answer-message-calls.server";

/** Adds files to a message of the customer. */
export const action = ({ context, request }: ActionFunctionArgs) => answerUploadCall(context, request);
