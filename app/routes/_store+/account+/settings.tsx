import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { ProfileForm } from "~/components/account/profile-form";
import { sendForm } from "~/components/form/send-form";
import { Alert } from "~/components/ui/alert";
import { profileFormId, profileSchema } from "~/models/account/profile-form";
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

/** A post that never arrived is told in the form. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SettingsPage() {
  const { profile, isSaved } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <h1 className="text-3xl font-medium md:text-4xl">Account Settings</h1>
      {isSaved ? <Alert tone="success">Your changes are saved.</Alert> : null}
      <ProfileForm profile={profile} />
    </div>
  );
}

export const meta: MetaFunction = () => [
  { title: "Account Settings" },
  { name: "robots", content: "noindex" },
];
