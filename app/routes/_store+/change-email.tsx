import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { emailChangeAnswerSchema } from "~/models/accounts/sign-in/email-change-form";
import { isAppError } from "~/models/platform/error/app-error";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountSecurityPath, emailChangePath } from "~/paths/account";
import { cancelEmailChange } from "~/services/accounts/profile/cancel-email-change.server";
import { confirmEmailChange } from "~/services/accounts/profile/confirm-email-change.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";

/** Confirming takes a button: mail scanners open every link, and a GET must not change anything. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  return { hash: hashOf(request) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const hash = hashOf(request);
  const { sessionHash } = await context.visitor();
  return answerForm(request, { schema: emailChangeAnswerSchema }, async ({ intent }) => {
    try {
      if (intent === "confirm")
        return Response.json({ state: await confirmEmailChange(context, hash, sessionHash) });
      await cancelEmailChange(context, hash);
      return Response.json({ state: "cancelled" });
    } catch (error) {
      if (!isAppError(error)) throw error;
      return Response.json({ message: error.message }, { status: error.status });
    }
  });
}

const hashOf = (request: Request) => new URL(request.url).searchParams.get("hash") ?? "";

const texts = {
  done: message("Your email has been changed. All other devices are signed out."),
  waits: message("Confirmed. Your email will change once you confirm it from the other mailbox too."),
  cancelled: message(
    "The change is canceled and your email stays the same. If you didn’t ask for it, choose a new password.",
  ),
};

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function ChangeEmailPage() {
  const { hash } = useLoaderData<typeof loader>();
  const answer = useActionData<{ message: string } | { state: keyof typeof texts }>();
  return (
    <EntryPage
      title={phrase("Change your email")}
      lead={phrase("Your email will change once both mailboxes have confirmed it.")}
      foot={<EntryLink to={accountSecurityPath()}>{phrase("Sign-in and security")}</EntryLink>}
    >
      {answer && "state" in answer ? (
        <Alert tone="success">{phrase(texts[answer.state])}</Alert>
      ) : answer ? (
        <Alert tone="danger">{answer.message}</Alert>
      ) : (
        <Form method="post" action={emailChangePath(hash)} className="space-y-4">
          <Button name="intent" value="confirm" className="w-full">
            {phrase("Confirm the change")}
          </Button>
          <Button name="intent" value="cancel" variant="secondary" className="w-full">
            {phrase("Cancel the change")}
          </Button>
        </Form>
      )}
    </EntryPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Change your email"));
