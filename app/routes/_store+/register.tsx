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
import { RegistrationForm } from "~/components/account/registration-form";
import { sendForm } from "~/components/form/send-form";
import { registrationFormId, registrationSchema } from "~/models/account/registration-form";
import { loginPath } from "~/paths";
import { enterAccount } from "~/services/auth/enter-account.server";
import { refuseForm } from "~/services/auth/refuse-form.server";
import { register } from "~/services/auth/register.server";
import { afterSignIn, requireGuest } from "~/services/auth/require-guest.server";
import { typedValues } from "~/services/auth/typed-values.server";
import { readForm } from "~/services/http/read-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireGuest(context, request);
  return { redirect: new URL(request.url).searchParams.get("redirect") ?? "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireGuest(context, request);
  const posted = await readForm(request);
  const typed = typedValues(posted, ["first_name", "last_name", "email"]);
  const form = await withZod(registrationSchema).validate(posted);
  if (form.error) return validationError({ ...form.error, formId: registrationFormId }, typed);
  try {
    const customerId = await register(context, form.data);
    const headers = await enterAccount(context, await context.visitor(), customerId);
    return redirect(afterSignIn(request), { status: 303, headers });
  } catch (error) {
    return refuseForm(error, registrationFormId, typed);
  }
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
