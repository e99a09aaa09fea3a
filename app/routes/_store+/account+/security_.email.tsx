import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { EmailChangeForm } from "~/components/accounts/security/email-change-form";
import { sendForm } from "~/components/ui/form/send-form";
import { RichText } from "~/components/ui/texts/rich-text";
import { emailChangeFormId, emailChangeSchema } from "~/models/accounts/sign-in/email-change-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { withQuery } from "~/paths";
import { accountSecurityPath } from "~/paths/account";
import { requestEmailChange } from "~/services/accounts/profile/request-email-change.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email } = await requireCustomer(context, request);
  return { email };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const form = { id: emailChangeFormId, schema: emailChangeSchema, keeps: ["email"] };
  return answerForm(request, form, async ({ email, current_password: currentPassword }) => {
    await requestEmailChange(context, customer, { email, currentPassword });
    return redirect(withQuery(accountSecurityPath(), { done: "email" }), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function EmailPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={phrase("Change email")}
      intro={
        <RichText
          text={phrase(
            "We send a link to <b>{email}</b> and one to the new email. Open both to confirm the change. All other devices will be signed out.",
            { email },
          )}
          parts={{ b: (words) => <span className="wrap-anywhere text-ink">{words}</span> }}
        />
      }
    >
      <EmailChangeForm />
    </AccountPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Change email"));
