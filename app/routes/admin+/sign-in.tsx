import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { KeyButton } from "~/components/staff/key-button";
import { StaffSignInForm } from "~/components/staff/staff-sign-in-form";
import { Alert } from "~/components/ui/alert";
import { sendForm } from "~/components/ui/form/send-form";
import { signInFormId, signInSchema } from "~/models/accounts/sign-in/sign-in-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminEnterKeyPath, adminResetPath, adminSecondFactorPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { afterStaffSignIn, requireNoStaff } from "~/services/staff/sessions/require-staff.server";
import { signInStaff } from "~/services/staff/sign-in/sign-in-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireNoStaff(context, request);
  const { searchParams } = new URL(request.url);
  return {
    redirect: searchParams.get("redirect") ?? "",
    hasNewPassword: searchParams.get("password") === "changed",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireNoStaff(context, request);
  const form = { id: signInFormId, schema: signInSchema, keeps: ["email"] };
  return answerForm(request, form, async (answers) => {
    const cookies = request.headers.get("Cookie");
    const { next, headers } = await signInStaff(context, answers, {
      cookies,
      userAgent: request.headers.get("User-Agent"),
    });
    const to = afterStaffSignIn(request);
    const path = next === "session" ? to : adminSecondFactorPath(to);
    return redirect(path, { status: 303, headers });
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function StaffSignInPage() {
  const { redirect, hasNewPassword } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title="Sign in"
      lead="For the team at this shop."
      foot={<EntryLink to={adminResetPath()}>Forgot your password?</EntryLink>}
    >
      {hasNewPassword ? (
        <div className="mb-5">
          <Alert tone="success">Your new password is saved. Sign in with it.</Alert>
        </div>
      ) : null}
      <StaffSignInForm redirect={redirect} />
      <KeyButton path={adminEnterKeyPath(redirect || undefined)} />
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Sign in");
