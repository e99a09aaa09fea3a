import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { NewPasswordForm } from "~/components/accounts/sign-in/new-password-form";
import { ResetLinkPage } from "~/components/accounts/sign-in/reset-link-page";
import { sendForm } from "~/components/ui/form/send-form";
import { emailFormSchema, resetRequestFormId } from "~/models/accounts/email-form";
import { newPasswordFormId, passwordResetSchema } from "~/models/accounts/sign-in/password-reset-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { withQuery } from "~/paths";
import { adminResetPath, adminSignInPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { openStaffLink } from "~/services/staff/members/open-staff-link.server";
import { requestStaffReset } from "~/services/staff/sign-in/request-staff-reset.server";
import { resetStaffPassword } from "~/services/staff/sign-in/reset-staff-password.server";

/** A link that is used up says so at once (404), with the form that asks for another. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { searchParams } = new URL(request.url);
  const hash = searchParams.get("hash") ?? "";
  const isUsed = hash !== "" && !(await openStaffLink(context, hash, "reset"));
  return data({ hash, isUsed, isSent: searchParams.has("sent") }, isUsed ? 404 : 200);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  if (!posted.has("hash")) {
    const form = { id: resetRequestFormId, schema: emailFormSchema, keeps: ["email"] };
    return answerForm(posted, form, async ({ email }) => {
      await requestStaffReset(context, email);
      return redirect(withQuery(adminResetPath(), { sent: "1" }), 303);
    });
  }
  const form = { id: newPasswordFormId, schema: passwordResetSchema };
  return answerForm(posted, form, async ({ hash, password }) => {
    const headers = await resetStaffPassword(context, { token: hash, password });
    return redirect(withQuery(adminSignInPath(), { password: "changed" }), { status: 303, headers });
  });
}

/** Shows an error in its form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function StaffResetPage() {
  const { hash, isUsed, isSent } = useLoaderData<typeof loader>();
  if (hash && !isUsed)
    return (
      <EntryPage title="Choose a new password" lead="You will be signed out everywhere else.">
        <NewPasswordForm hash={hash} action={adminResetPath(hash)} />
      </EntryPage>
    );
  return (
    <ResetLinkPage isUsed={isUsed} isSent={isSent} action={adminResetPath()} signInPath={adminSignInPath()} />
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Choose a new password");
