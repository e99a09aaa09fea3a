import type { ActionFunctionArgs } from "@remix-run/node";
import { answerSettingsCall } from "~/services/accounts/api-keys/answer-settings-call.server";

/** Changes the names of the signed-in customer. */
export const action = ({ context, request }: ActionFunctionArgs) => answerSettingsCall(context, request);
