import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { EntryLink } from "~/components/account/entry-link";
import { PasswordChangeForm } from "~/components/account/password-change-form";
import { sendForm } from "~/components/form/send-form";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/account/password-change-form";
import { accountSecurityPath, resetPasswordPath, withQuery } from "~/paths";
import { changePassword } from "~/services/auth/change-password.server";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { answerForm } from "~/services/http/answer-form.server";
import { retryHeaders } from "~/services/http/retry-headers.server";

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

/** A post that never arrived is told in the form. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function PasswordPage() {
  return (
    <div className="space-y-8">
      <div>
        <h1 className="text-3xl font-medium md:text-4xl">Change password</h1>
        <p className="mt-2 text-muted">All other devices will be signed out.</p>
      </div>
      <PasswordChangeForm />
      <p className="text-sm text-muted">
        You do not know it? <EntryLink to={resetPasswordPath()}>Get a link by mail</EntryLink>
      </p>
    </div>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => [
  { title: "Change password" },
  { name: "robots", content: "noindex" },
];
