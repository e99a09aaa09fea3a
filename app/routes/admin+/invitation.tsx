import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { InvitationForm } from "~/components/staff/invitation-form";
import { sendForm } from "~/components/ui/form/send-form";
import { invitationFormId, invitationSchema } from "~/models/staff/invitation-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminPath, adminSignInPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { acceptInvitation } from "~/services/staff/members/accept-invitation.server";
import { openStaffLink } from "~/services/staff/members/open-staff-link.server";

/** A link that is used up says so (404). Opening it changes nothing: mail programs open links, too. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const hash = new URL(request.url).searchParams.get("hash") ?? "";
  const invitee = await openStaffLink(context, hash, "invitation");
  return data({ hash, invitee, shopName: context.shop.name }, invitee ? 200 : 404);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = { id: invitationFormId, schema: invitationSchema, keeps: ["name"] };
  return answerForm(request, form, async ({ hash, name, password }) => {
    const userAgent = request.headers.get("User-Agent");
    const headers = await acceptInvitation(context, { token: hash, name, password }, userAgent);
    return redirect(adminPath(), { status: 303, headers });
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function InvitationPage() {
  const { hash, invitee, shopName } = useLoaderData<typeof loader>();
  if (!invitee)
    return (
      <EntryPage
        title="This invitation no longer works"
        lead="It has been accepted, has expired, or was replaced by a newer one. Ask for a new invitation."
        foot={<EntryLink to={adminSignInPath()}>Sign in</EntryLink>}
      >
        {null}
      </EntryPage>
    );
  return (
    <EntryPage
      title={`Join ${shopName}`}
      lead={`Enter your name and choose a password. You’ll sign in as ${invitee.email}.`}
    >
      <InvitationForm hash={hash} name={invitee.name} />
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Accept invitation");
