import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { SignInForm } from "~/components/accounts/sign-in/sign-in-form";
import { Alert } from "~/components/ui/alert";
import { sendForm } from "~/components/ui/form/send-form";
import { signInFormId, signInSchema } from "~/models/accounts/sign-in/sign-in-form";
import { signInReason } from "~/models/accounts/sign-in/sign-in-reason";
import { phrase } from "~/models/platform/texts/phrase";
import { pendingActionOf } from "~/models/shops/records/pending-action";
import { offeredProviders } from "~/models/shops/settings/social-logins";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { registerPath } from "~/paths/account";
import { afterSignIn, requireGuest } from "~/services/accounts/register/require-guest.server";
import { signIn } from "~/services/accounts/sign-in/sign-in.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { enterWithPendingAction } from "~/services/storefront/enter-with-pending-action.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGuest(context, request);
  const { searchParams } = new URL(request.url);
  return {
    redirect: searchParams.get("redirect") ?? "",
    providers: offeredProviders(context.shop),
    pendingAction: pendingActionOf(searchParams),
    hasNewPassword: searchParams.get("password") === "changed",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireGuest(context, request);
  const form = { id: signInFormId, schema: signInSchema, keeps: ["email"] };
  return answerForm(request, form, async (answers) => {
    const customerId = await signIn(context, answers, request.headers.get("Cookie"));
    const pendingAction = pendingActionOf(new URL(request.url).searchParams);
    const headers = await enterWithPendingAction(context, request, customerId, pendingAction);
    return redirect(afterSignIn(request), { status: 303, headers });
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SignInPage() {
  const { redirect, pendingAction, providers, hasNewPassword } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title={phrase("Sign in")}
      lead={
        signInReason(redirect, pendingAction) ||
        phrase("Welcome back. Your cart and your orders are waiting for you.")
      }
      foot={
        <>
          {phrase("New here?")}{" "}
          <EntryLink to={registerPath(redirect, pendingAction)}>{phrase("Create an account")}</EntryLink>
        </>
      }
    >
      {hasNewPassword ? (
        <div className="mb-5">
          <Alert tone="success">{phrase("Your new password is saved. Sign in with it.")}</Alert>
        </div>
      ) : null}
      <SignInForm redirect={redirect} pendingAction={pendingAction} providers={providers} />
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Sign in"));
