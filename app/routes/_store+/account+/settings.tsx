import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { AccountSection } from "~/components/accounts/account-section";
import { MailPreferencesForm } from "~/components/accounts/mail-preferences-form";
import { ProfileForm } from "~/components/accounts/profile-form";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { VatForm } from "~/components/accounts/vat-form";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/form/button";
import { sendForm } from "~/components/ui/form/send-form";
import { defaultDisplayName } from "~/models/accounts/display-name";
import { mailPreferencesSchema } from "~/models/accounts/mail-kind";
import { profileFormId, profileSchema } from "~/models/accounts/profile-form";
import { vatFormId, vatFormSchema } from "~/models/accounts/vat/vat-number";
import { messageName } from "~/models/conversations/message-name";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { accountSettingsPath, withQuery } from "~/paths";
import { accountDataPath, accountDeletionPath, accountSecurityPath } from "~/paths/account";
import { changeProfile } from "~/services/accounts/profile/change-profile.server";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { readVatNumber } from "~/services/accounts/vat/read-vat-number.server";
import { saveVatNumber } from "~/services/accounts/vat/save-vat-number.server";
import { readMailPreferences } from "~/services/content/mail-preferences/read-mail-preferences.server";
import { saveMailPreferences } from "~/services/content/mail-preferences/save-mail-preferences.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const { email, firstName, lastName, nickName } = customer;
  return {
    email,
    profile: { first_name: firstName, last_name: lastName, nick_name: nickName },
    shownNames: { reviews: defaultDisplayName(customer), messages: messageName(customer) },
    mails: await readMailPreferences(context, customer),
    vat: await readVatNumber(context, customer.id),
    isSaved: new URL(request.url).searchParams.has("saved"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const customer = await requireCustomer(context, request);
  const form = await readForm(request);
  const saved = () => redirect(withQuery(accountSettingsPath(), { saved: "1" }), 303);
  if (form.get("intent") === "mails")
    return answerForm(form, { schema: mailPreferencesSchema }, async ({ intent: _, ...mails }) => {
      await saveMailPreferences(context, customer, mails);
      return saved();
    });
  if (form.get("intent") === "vat")
    return answerForm(form, { id: vatFormId, schema: vatFormSchema, keeps: "all" }, async (typed) => {
      await saveVatNumber(context, customer.id, typed.vat_number);
      return saved();
    });
  return answerForm(form, { id: profileFormId, schema: profileSchema, keeps: "all" }, async (profile) => {
    await changeProfile(context, customer.id, profile);
    return saved();
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function SettingsPage() {
  const { email, profile, shownNames, mails, vat, isSaved } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Account Settings">
      {isSaved ? <Alert tone="success">Your changes are saved.</Alert> : null}
      <AccountSection title="Your names">
        <ProfileForm profile={profile} shownNames={shownNames} />
      </AccountSection>
      {vat ? (
        <AccountSection
          title="Your business"
          intro="Businesses in other countries of the European Union buy without tax."
        >
          <VatForm vatNumber={vat.vatNumber} check={vat.check} />
        </AccountSection>
      ) : null}
      <AccountSection
        title="Email preferences"
        intro="You always get the emails about your orders, your subscriptions and the security of your account."
      >
        <MailPreferencesForm mails={mails} />
      </AccountSection>
      <AccountSection title="Email and password">
        <p className="text-muted">
          Your email is <span className="wrap-anywhere text-ink">{email}</span>. Change it, or your password,
          under <EntryLink to={accountSecurityPath()}>Sign-in and security</EntryLink>.
        </p>
      </AccountSection>
      <AccountSection
        title="Your data"
        intro="Download what we keep about you, or delete your account and what belongs to it."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={accountDataPath()} variant="secondary">
            Download my data
          </ButtonLink>
          <ButtonLink to={accountDeletionPath()} variant="danger">
            Delete my account
          </ButtonLink>
        </div>
      </AccountSection>
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, "Account Settings");
