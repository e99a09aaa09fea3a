import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { PasswordChangeForm } from "~/components/accounts/security/password-change-form";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { sendForm } from "~/components/ui/form/send-form";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/accounts/sign-in/password-change-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { withQuery } from "~/paths";
import { accountSecurityPath, resetPasswordPath } from "~/paths/account";
import { changePassword } from "~/services/accounts/password/change-password.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { sessionHash } = await context.visitor();
  const form = { id: passwordChangeFormId, schema: passwordChangeSchema };
  return answerForm(request, form, async ({ current_password: currentPassword, password }) => {
    await changePassword(context, customer, { currentPassword, password }, sessionHash);
    return redirect(withQuery(accountSecurityPath(), { done: "password" }), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function PasswordPage() {
  return (
    <AccountPage title={phrase("Change password")} intro={phrase("All other devices will be signed out.")}>
      <PasswordChangeForm />
      <p className="text-sm text-muted">
        {phrase("Forgot your password?")}{" "}
        <EntryLink to={resetPasswordPath()}>{phrase("Get a reset link by email")}</EntryLink>
      </p>
    </AccountPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Change password"));
