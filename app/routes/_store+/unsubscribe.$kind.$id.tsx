import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/form/button";
import { sendPress } from "~/components/ui/form/send-press";
import { mailKindOf, mailKindTexts } from "~/models/accounts/mail-kind";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountSettingsPath } from "~/paths";
import { isUnsubscribeLink, unsubscribe } from "~/services/accounts/mail-preferences/unsubscribe.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";

/** Ends a kind of mail by the link in one. Opening it changes nothing: mail scanners open every link. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { kind } = linkOf(context, request, params);
  return { noun: phrase(mailKindTexts[kind].noun), shopName: context.shop.name };
}

/** Answers the button and the post of a mail program alike, which follows no redirect (RFC 8058). */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const link = linkOf(context, request, params);
  await readForm(request);
  await unsubscribe(context, link);
  return { isDone: true };
}

function linkOf(context: RequestContext, request: Request, params: { kind?: string; id?: string }) {
  context.doNotCache();
  const kind = mailKindOf(params.kind ?? "");
  const link = kind && { kind, id: params.id ?? "" };
  const key = new URL(request.url).searchParams.get("key") ?? "";
  if (!link || !isUnsubscribeLink(context, link, key))
    throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  return link;
}

/** A press that did not reach the server leaves the page as it is (rule errors-5). */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendPress(serverAction);

export default function UnsubscribePage() {
  const { noun, shopName } = useLoaderData<typeof loader>();
  const isDone = useActionData<typeof action>()?.isDone === true;
  return (
    <EntryPage
      title={phrase("Unsubscribe")}
      lead={isDone ? shopName : phrase("Stop {noun} from {shopName}?", { noun, shopName })}
      foot={<EntryLink to={accountSettingsPath()}>{phrase("All your email preferences")}</EntryLink>}
    >
      {isDone ? (
        <Alert tone="success">
          {phrase("You are unsubscribed. {shopName} sends you no more {noun}.", { shopName, noun })}
        </Alert>
      ) : (
        <Form method="post">
          <Button className="w-full">{phrase("Unsubscribe")}</Button>
        </Form>
      )}
      <p className="mt-6 text-sm text-muted">
        {phrase("Emails about your orders, subscriptions and the security of your account are not affected.")}
      </p>
    </EntryPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Unsubscribe"));
