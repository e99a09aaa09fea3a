import type { ActionFunctionArgs } from "@remix-run/node";
import { answerLoginCall } from "~/services/storefront/answer-login-call.server";

/** Signs in with e-mail and password; the token of the answer identifies later calls. */
export const action = ({ context, request }: ActionFunctionArgs) => answerLoginCall(context, request);
