import type { ActionFunctionArgs } from "@remix-run/node";
import { answerReviewCall } from "~/services/conversations/reviews/answer-review-call.server";

/** Receives a review with its photos. */
export const action = ({ context, request }: ActionFunctionArgs) => answerReviewCall(context, request);
