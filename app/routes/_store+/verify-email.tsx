import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { RichText } from "~/components/ui/texts/rich-text";
import { registrationUsedText } from "~/models/accounts/sign-in/used-link";
import { isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath } from "~/paths";
import { registerPath, verifyEmailPath } from "~/paths/account";
import { isRegistrationOpen } from "~/services/accounts/register/is-registration-open.server";
import { afterSignIn } from "~/services/accounts/register/require-guest.server";
import { verifyEmail } from "~/services/accounts/register/verify-email.server";
import { enterWithPendingAction } from "~/services/storefront/enter-with-pending-action.server";

/**
 * Confirming takes a button: mail scanners open every link, and a GET must not change anything. A link that
 * is used up says so at once (404).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const { searchParams } = new URL(request.url);
  const hash = searchParams.get("hash") ?? "";
  const isOpen = await isRegistrationOpen(context, hash);
  return data({ hash, isOpen, redirect: searchParams.get("redirect") ?? "" }, isOpen ? 200 : 404);
}

export async function action({ context, request }: ActionFunctionArgs) {
  try {
    const hash = new URL(request.url).searchParams.get("hash") ?? "";
    const { customerId, pendingAction } = await verifyEmail(context, hash);
    const headers = await enterWithPendingAction(context, request, customerId, pendingAction);
    return redirect(afterSignIn(request), { status: 303, headers });
  } catch (error) {
    if (!isAppError(error)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  }
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function VerifyEmailPage() {
  const { hash, isOpen, redirect } = useLoaderData<typeof loader>();
  const refused = useActionData<{ message: string }>();
  const problem = refused?.message ?? (isOpen ? "" : phrase(registrationUsedText));
  return (
    <EntryPage
      title={phrase("Confirm your email")}
      lead={phrase("Confirm it to finish setting up your account.")}
      foot={
        <RichText
          text={phrase("<a>Sign in</a> or <b>create an account</b>")}
          parts={{
            a: (words) => <EntryLink to={loginPath(redirect)}>{words}</EntryLink>,
            b: (words) => <EntryLink to={registerPath(redirect)}>{words}</EntryLink>,
          }}
        />
      }
    >
      {problem ? (
        <Alert tone="danger">{problem}</Alert>
      ) : (
        <Form method="post" action={verifyEmailPath(hash, redirect)}>
          <Button className="w-full">{phrase("Confirm email")}</Button>
        </Form>
      )}
    </EntryPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Confirm your email"));
