import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { EntryPage } from "~/components/account/entry-page";
import { Alert } from "~/components/ui/alert";
import { Button, ButtonLink } from "~/components/ui/button";
import { isAppError } from "~/models/error/app-error";
import { accountPath, verifyEmailPath } from "~/paths";
import { verifyEmail } from "~/services/auth/verify-email.server";

/** Confirming takes a button: mail scanners open every link, and opening an address must not change anything. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  return { hash: new URL(request.url).searchParams.get("hash") ?? "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  try {
    await verifyEmail(context, new URL(request.url).searchParams.get("hash") ?? "");
    return { isVerified: true, message: "Thank you, your email is confirmed." };
  } catch (error) {
    if (!isAppError(error)) throw error;
    return Response.json({ isVerified: false, message: error.message }, { status: error.status });
  }
}

export default function VerifyEmailPage() {
  const { hash } = useLoaderData<typeof loader>();
  const answer = useActionData<{ isVerified: boolean; message: string }>();
  return (
    <EntryPage title="Confirm your email" lead="One press, and your account is complete.">
      {answer ? (
        <div className="space-y-5">
          <Alert tone={answer.isVerified ? "success" : "danger"}>{answer.message}</Alert>
          <ButtonLink to={accountPath()} className="w-full">
            My Account
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" action={verifyEmailPath(hash)}>
          <Button className="w-full">Confirm email</Button>
        </Form>
      )}
    </EntryPage>
  );
}

export const meta: MetaFunction = () => [
  { title: "Confirm your email" },
  { name: "robots", content: "noindex" },
];
