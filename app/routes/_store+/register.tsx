import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EmailForm } from "~/components/accounts/sign-in/email-form";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { RegistrationForm } from "~/components/accounts/sign-in/registration-form";
import { SocialLinks } from "~/components/accounts/sign-in/social-links";
import { sendForm } from "~/components/ui/form/send-form";
import { emailFormSchema, mailAgainFormId } from "~/models/accounts/email-form";
import { registrationFormId, registrationSchema } from "~/models/accounts/sign-in/registration-form";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { type PendingAction, pendingActionOf } from "~/models/shops/records/pending-action";
import { offeredProviders } from "~/models/shops/settings/social-logins";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { loginPath, withQuery } from "~/paths";
import { registerPath } from "~/paths/account";
import { register, sendRegistrationAgain } from "~/services/accounts/register/register.server";
import { afterSignIn, requireGuest } from "~/services/accounts/register/require-guest.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

/**
 * The page after a registration, identical for every e-mail; it keeps where the visitor was going (rule
 * lists-5).
 */
function sentPath(request: Request): string {
  const { searchParams } = new URL(request.url);
  const redirect = safeRedirect(searchParams.get("redirect"), "");
  return withQuery(registerPath(), { sent: "1", redirect, ...pendingActionOf(searchParams) });
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGuest(context, request);
  const { searchParams } = new URL(request.url);
  return {
    redirect: searchParams.get("redirect") ?? "",
    pendingAction: pendingActionOf(searchParams),
    providers: offeredProviders(context.shop),
    isSent: searchParams.has("sent"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireGuest(context, request);
  const posted = await readForm(request);
  return posted.get("intent") === "again"
    ? sendAgain(context, request, posted)
    : create(context, request, posted);
}

function create(context: ActionFunctionArgs["context"], request: Request, posted: FormData) {
  const keeps = ["first_name", "last_name", "email"];
  return answerForm(
    posted,
    { id: registrationFormId, schema: registrationSchema, keeps },
    async (answers) => {
      const pendingAction = pendingActionOf(new URL(request.url).searchParams);
      await register(context, answers, { returnTo: afterSignIn(request), pendingAction });
      return redirect(sentPath(request), 303);
    },
  );
}

function sendAgain(context: ActionFunctionArgs["context"], request: Request, posted: FormData) {
  const form = { id: mailAgainFormId, schema: emailFormSchema, keeps: ["email"] };
  return answerForm(posted, form, async ({ email }) => {
    await sendRegistrationAgain(context, email, afterSignIn(request));
    return redirect(sentPath(request), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function RegisterPage() {
  const { redirect, pendingAction, providers, isSent } = useLoaderData<typeof loader>();
  if (isSent) return <SentPage redirect={redirect} pendingAction={pendingAction} />;
  return (
    <EntryPage
      title={phrase("Create account")}
      lead={phrase("Follow your orders, keep your cart on every device and check out faster.")}
      foot={
        <>
          {phrase("Already have an account?")}{" "}
          <EntryLink to={loginPath(redirect, pendingAction)}>{phrase("Sign in")}</EntryLink>
        </>
      }
    >
      <SocialLinks providers={providers} redirect={redirect} pendingAction={pendingAction} />
      <RegistrationForm redirect={redirect} pendingAction={pendingAction} />
    </EntryPage>
  );
}

function SentPage({ redirect, pendingAction }: { redirect: string; pendingAction: PendingAction }) {
  return (
    <EntryPage
      title={phrase("Check your email")}
      lead={phrase("We sent you an email. Open its link to finish creating your account.")}
      foot={<EntryLink to={loginPath(redirect, pendingAction)}>{phrase("Back to sign in")}</EntryLink>}
    >
      <p className="mb-5 text-sm text-muted">
        {phrase("No email after a few minutes? Check your spam folder or request another one.")}
      </p>
      <EmailForm
        formId={mailAgainFormId}
        action={registerPath(redirect, pendingAction)}
        label={phrase("Send again")}
        intent="again"
      />
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Create account"));
