import type { ActionFunctionArgs } from "@remix-run/node";
import { answerStockNoticeCall } from "~/services/conversations/stock-notices/answer-stock-notice-call.server";

/** Asks for a mail when a product is back. */
export const action = ({ context, request }: ActionFunctionArgs) => answerStockNoticeCall(context, request);
