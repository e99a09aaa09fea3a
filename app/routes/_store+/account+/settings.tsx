import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/account/account-page";
import { ProfileForm } from "~/components/account/profile-form";
import { sendForm } from "~/components/form/send-form";
import { Alert } from "~/components/ui/alert";
import { profileFormId, profileSchema } from "~/models/account/profile-form";
import { privatePageMeta } from "~/models/seo/private-page-meta";
import { accountSettingsPath, withQuery } from "~/paths";
import { changeProfile } from "~/services/auth/change-profile.server";
import { requireCustomer } from "~/services/auth/require-customer.server";
import { answerForm } from "~/services/http/answer-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { firstName, lastName, nickName } = await requireCustomer(context, request);
  return {
    profile: { first_name: firstName, last_name: lastName, nick_name: nickName },
    isSaved: new URL(request.url).searchParams.has("saved"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  return answerForm(request, { id: profileFormId, schema: profileSchema, keeps: "all" }, async (profile) => {
    await changeProfile(context, customer.id, profile);
    return redirect(withQuery(accountSettingsPath(), { saved: "1" }), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SettingsPage() {
  const { profile, isSaved } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Account Settings">
      {isSaved ? <Alert tone="success">Your changes are saved.</Alert> : null}
      <ProfileForm profile={profile} />
    </AccountPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Account Settings");
