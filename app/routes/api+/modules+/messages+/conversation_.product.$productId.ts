import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProductConversation } from "~/services/conversations/messages/answer-message-calls.server";

/** The customer's conversation about a product, or a new one. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  answerProductConversation(context, params.productId ?? "");
