import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/account/entry-link";
import { EntryPage } from "~/components/account/entry-page";
import { RegistrationForm } from "~/components/account/registration-form";
import { sendForm } from "~/components/form/send-form";
import { registrationFormId, registrationSchema } from "~/models/account/registration-form";
import { loginPath } from "~/paths";
import { enterAccount } from "~/services/auth/enter-account.server";
import { register } from "~/services/auth/register.server";
import { afterSignIn, requireGuest } from "~/services/auth/require-guest.server";
import { answerForm } from "~/services/http/answer-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGuest(context, request);
  return { redirect: new URL(request.url).searchParams.get("redirect") ?? "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireGuest(context, request);
  const keeps = ["first_name", "last_name", "email"];
  const form = { id: registrationFormId, schema: registrationSchema, keeps };
  return answerForm(request, form, async (answers) => {
    const customerId = await register(context, answers);
    const headers = await enterAccount(context, await context.visitor(), customerId);
    return redirect(afterSignIn(request), { status: 303, headers });
  });
}

/** A post that never arrived is told in the form. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function RegisterPage() {
  const { redirect } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title="Create account"
      lead="Follow your orders, keep your cart on every device and check out faster."
      foot={
        <>
          Already have an account? <EntryLink to={loginPath(redirect)}>Sign in</EntryLink>
        </>
      }
    >
      <RegistrationForm redirect={redirect} />
    </EntryPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Create account" }, { name: "robots", content: "noindex" }];
