import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { withZod } from "@remix-validated-form/with-zod";
import { validationError } from "remix-validated-form";
import { EntryLink } from "~/components/account/entry-link";
import { EntryPage } from "~/components/account/entry-page";
import { SignInForm } from "~/components/account/sign-in-form";
import { sendForm } from "~/components/form/send-form";
import { Alert } from "~/components/ui/alert";
import { signInFormId, signInSchema } from "~/models/account/sign-in-form";
import { registerPath } from "~/paths";
import { enterAccount } from "~/services/auth/enter-account.server";
import { refuseForm } from "~/services/auth/refuse-form.server";
import { afterSignIn, requireGuest } from "~/services/auth/require-guest.server";
import { signIn } from "~/services/auth/sign-in.server";
import { typedValues } from "~/services/auth/typed-values.server";
import { readForm } from "~/services/http/read-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGuest(context, request);
  const { searchParams } = new URL(request.url);
  return {
    redirect: searchParams.get("redirect") ?? "",
    hasNewPassword: searchParams.get("password") === "changed",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireGuest(context, request);
  const posted = await readForm(request);
  const typed = typedValues(posted, ["email"]);
  const form = await withZod(signInSchema).validate(posted);
  if (form.error) return validationError({ ...form.error, formId: signInFormId }, typed);
  try {
    const customerId = await signIn(context, form.data);
    const headers = await enterAccount(context, await context.visitor(), customerId);
    return redirect(afterSignIn(request), { status: 303, headers });
  } catch (error) {
    return refuseForm(error, signInFormId, typed);
  }
}

/** A post that never arrived is told in the form. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SignInPage() {
  const { redirect, hasNewPassword } = useLoaderData<typeof loader>();
  return (
    <EntryPage
      title="Sign in"
      lead="Welcome back. Your cart and your orders are waiting for you."
      foot={
        <>
          New here? <EntryLink to={registerPath(redirect)}>Create an account</EntryLink>
        </>
      }
    >
      {hasNewPassword ? (
        <div className="mb-5">
          <Alert tone="success">Your new password is saved. Sign in with it.</Alert>
        </div>
      ) : null}
      <SignInForm redirect={redirect} />
    </EntryPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Sign in" }, { name: "robots", content: "noindex" }];
