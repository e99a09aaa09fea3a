import type { ActionFunctionArgs } from "@remix-run/node";
import { answerNameCall } from "~/services/conversations/reviews/answer-name-call.server";

/** Says whether a display name is taken. */
export const action = ({ context, request }: ActionFunctionArgs) => answerNameCall(context, request);
