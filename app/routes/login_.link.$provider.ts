import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { isSocialProvider } from "~/models/platform/sign-in/social-provider";
import { accountLoginMethodPath } from "~/paths/account";
import { answerLinkStart } from "~/services/accounts/profile/answer-link-start.server";

/** The address is only posted to; opened, it leads to the login methods. */
export const loader = () => redirect(accountLoginMethodPath(), 303);

/** A customer's own page posts here to add a service to the login methods. */
export async function action({ context, params }: ActionFunctionArgs) {
  const { provider = "" } = params;
  return isSocialProvider(provider)
    ? answerLinkStart(context, provider)
    : redirect(accountLoginMethodPath(), 303);
}
