import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, Form } from "@remix-run/react";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { Button } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { homePath, loginPath, logoutPath } from "~/paths";
import { endSession } from "~/services/accounts/sessions/end-session.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";

/** Asks before signing out, because a GET must not change anything. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (!customer) throw redirect(loginPath(), 303);
  return null;
}

export async function action({ context }: ActionFunctionArgs) {
  const { customer, sessionHash } = await context.visitor();
  // A guest is not signed in; their session holds the cart and is kept.
  if (!customer) return redirect(homePath(), 303);
  const { setCookie } = await endSession(context, sessionHash);
  return leadTo(context, homePath(), { cookies: [setCookie] });
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function SignOutPage() {
  return (
    <EntryPage title={phrase("Sign out")} lead={phrase("Your cart will be here when you come back.")}>
      <Form method="post" action={logoutPath()}>
        <Button className="w-full">{phrase("Sign out")}</Button>
      </Form>
    </EntryPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Sign out"));
