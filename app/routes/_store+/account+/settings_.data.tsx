import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { ArchiveFiles } from "~/components/accounts/data/archive-files";
import { ArchiveForm } from "~/components/accounts/data/archive-form";
import { MailedStep } from "~/components/accounts/sign-in/mailed-step";
import { sendForm } from "~/components/ui/form/send-form";
import { archiveFormId, archiveSchema } from "~/models/accounts/sign-in/account-step";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountDataPath } from "~/paths/account";
import { listLoginMethods } from "~/services/accounts/passkeys/list-login-methods.server";
import {
  isAccountStep,
  signAccountStep,
  stepLifetimesMs,
} from "~/services/accounts/profile/account-step-link.server";
import { answerStepRequest } from "~/services/accounts/profile/answer-step-request.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { confirmPassword } from "~/services/accounts/sign-in/confirm-password.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const step = "data";

/** Where a customer downloads what is kept about them (rule accounts-35). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  const proof = new URL(request.url).searchParams.get("key");
  return {
    email,
    hasPassword: (await listLoginMethods(context, id)).hasPassword,
    proof: isAccountStep(context, { customerId: id, step }, proof) ? proof : null,
    isLate: proof !== null,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { id: customerId } = await requireCustomer(context, request);
  const form = await readForm(request);
  if (form.get("intent") === "mail") return answerStepRequest(context, customerId, step, accountDataPath());
  return answerForm(form, { id: archiveFormId, schema: archiveSchema }, async (typed) => {
    await confirmPassword(context, customerId, typed.current_password);
    const proof = signAccountStep(context, { customerId, step }, stepLifetimesMs.password);
    return redirect(accountDataPath(proof), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function DataPage() {
  const { email, hasPassword, proof, isLate } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={phrase("Download your data")}
      intro={phrase(
        "Everything we keep about you: your account, orders, quotes, subscriptions, lists, reviews, questions, messages and sessions. Passwords and other secrets are left out.",
      )}
    >
      {proof !== null ? (
        <ArchiveFiles proof={proof} />
      ) : hasPassword ? (
        <ArchiveForm isLate={isLate} />
      ) : (
        <MailedStep email={email} action={accountDataPath()} isLate={isLate} />
      )}
    </AccountPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Download your data"));
