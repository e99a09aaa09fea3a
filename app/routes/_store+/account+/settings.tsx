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
import { RichText } from "~/components/ui/texts/rich-text";
import { defaultDisplayName } from "~/models/accounts/display-name";
import { mailPreferencesSchema } from "~/models/accounts/mail-kind";
import { profileFormId, profileSchema } from "~/models/accounts/profile-form";
import { vatFormId, vatFormSchema } from "~/models/accounts/vat/vat-number";
import { messageName } from "~/models/conversations/message-name";
import { phrase } from "~/models/platform/texts/phrase";
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
      await saveVatNumber(context, customer.id, typed.vat_number, typed.invoice_reference);
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
    <AccountPage title={phrase("Account Settings")}>
      {isSaved ? <Alert tone="success">{phrase("Your changes are saved.")}</Alert> : null}
      <AccountSection title={phrase("Your names")}>
        <ProfileForm profile={profile} shownNames={shownNames} />
      </AccountSection>
      {vat ? (
        <AccountSection
          title={phrase("Your business")}
          intro={phrase("Businesses in other countries of the European Union buy without tax.")}
        >
          <VatForm {...vat} />
        </AccountSection>
      ) : null}
      <AccountSection
        title={phrase("Email preferences")}
        intro={phrase(
          "You always get the emails about your orders, your subscriptions and the security of your account.",
        )}
      >
        <MailPreferencesForm mails={mails} />
      </AccountSection>
      <AccountSection title={phrase("Email and password")}>
        <p className="text-muted">
          <RichText
            text={phrase(
              "Your email is <b>{email}</b>. Change it, or your password, under <a>Sign-in and security</a>.",
              { email },
            )}
            parts={{
              b: (words) => <span className="wrap-anywhere text-ink">{words}</span>,
              a: (words) => <EntryLink to={accountSecurityPath()}>{words}</EntryLink>,
            }}
          />
        </p>
      </AccountSection>
      <AccountSection
        title={phrase("Your data")}
        intro={phrase("Download what we keep about you, or delete your account and what belongs to it.")}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={accountDataPath()} variant="secondary">
            {phrase("Download my data")}
          </ButtonLink>
          <ButtonLink to={accountDeletionPath()} variant="danger">
            {phrase("Delete my account")}
          </ButtonLink>
        </div>
      </AccountSection>
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Account Settings"));
