import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EmailChangeForm } from "~/components/account/email-change-form";
import { sendForm } from "~/components/form/send-form";
import { emailChangeFormId, emailChangeSchema } from "~/models/account/email-change-form";
import { accountSecurityPath, withQuery } from "~/paths";
import { requestEmailChange } from "~/services/auth/request-email-change.server";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { answerForm } from "~/services/http/answer-form.server";
import { retryHeaders } from "~/services/http/retry-headers.server";

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

/** A post that never arrived is told in the form. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function EmailPage() {
  const { email } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <div>
        <h1 className="text-3xl font-medium md:text-4xl">Change email</h1>
        <p className="mt-2 max-w-prose text-muted">
          We send a link to <span className="wrap-anywhere text-ink">{email}</span> and one to the new email.
          Open both: then it changes, and all other devices are signed out.
        </p>
      </div>
      <EmailChangeForm />
    </div>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => [{ title: "Change email" }, { name: "robots", content: "noindex" }];
