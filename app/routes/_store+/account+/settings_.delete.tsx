import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirectDocument,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { DeleteAccountForm } from "~/components/accounts/data/delete-account-form";
import { DeletionFacts } from "~/components/accounts/data/deletion-facts";
import { MailedStep } from "~/components/accounts/sign-in/mailed-step";
import { sendForm } from "~/components/ui/form/send-form";
import {
  deleteAccountFormId,
  deleteAccountSchema,
  deleteByLinkSchema,
} from "~/models/accounts/sign-in/account-step";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { homePath } from "~/paths";
import { accountDeletionPath } from "~/paths/account";
import { listLoginMethods } from "~/services/accounts/passkeys/list-login-methods.server";
import { isAccountStep } from "~/services/accounts/profile/account-step-link.server";
import { answerStepRequest } from "~/services/accounts/profile/answer-step-request.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { expiredSessionCookie } from "~/services/accounts/sessions/session-cookie.server";
import { confirmPassword } from "~/services/accounts/sign-in/confirm-password.server";
import { deleteAccount } from "~/services/files/account-data/delete-account.server";
import { readDeletionFacts } from "~/services/files/account-data/read-deletion-facts.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { headersWith } from "~/services/shops/answers/answer-with.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

const step = "delete";

/** Where a customer deletes the account (rule accounts-36). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id, email } = await requireCustomer(context, request);
  const proof = new URL(request.url).searchParams.get("key");
  return {
    email,
    hasPassword: (await listLoginMethods(context, id)).hasPassword,
    proof: isAccountStep(context, { customerId: id, step }, proof) ? proof : null,
    isLate: proof !== null,
    facts: await readDeletionFacts(context, id),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { id: customerId } = await requireCustomer(context, request);
  const form = await readForm(request);
  if (form.get("intent") === "mail")
    return answerStepRequest(context, customerId, step, accountDeletionPath());
  const proof = new URL(request.url).searchParams.get("key");
  const id = deleteAccountFormId;
  if (isAccountStep(context, { customerId, step }, proof))
    return answerForm(form, { id, schema: deleteByLinkSchema }, ({ remove_reviews: removesReviews }) =>
      finish(context, { customerId, removesReviews }),
    );
  return answerForm(form, { id, schema: deleteAccountSchema, keeps: ["remove_reviews"] }, async (typed) => {
    await confirmPassword(context, customerId, typed.current_password);
    return finish(context, { customerId, removesReviews: typed.remove_reviews });
  });
}

async function finish(context: RequestContext, deletion: { customerId: number; removesReviews: boolean }) {
  await deleteAccount(context, deletion);
  const said = phrase("Your account has been deleted. We’ve emailed you what was removed and what we keep.");
  const headers = headersWith(context, {
    cookies: [expiredSessionCookie(context.origin)],
    notice: { lines: [said], page: homePath(), tone: "success" },
  });
  // The whole document anew: nothing of the customer is left in the page.
  return redirectDocument(homePath(), { status: 303, headers });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function DeletePage() {
  const { email, hasPassword, proof, isLate, facts } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={phrase("Delete your account")}
      intro={phrase("This can’t be undone. Please read what will happen.")}
    >
      <DeletionFacts facts={facts} />
      {hasPassword || proof !== null ? (
        <DeleteAccountForm asksPassword={proof === null} proof={proof ?? undefined} />
      ) : (
        <MailedStep email={email} action={accountDeletionPath()} isLate={isLate} />
      )}
    </AccountPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Delete your account"));
