import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AccountSection } from "~/components/accounts/account-section";
import { PasskeyList } from "~/components/accounts/security/passkey-list";
import { AdminPage } from "~/components/staff/admin-page";
import { AppSetup } from "~/components/staff/app-setup";
import { FactorButton } from "~/components/staff/factor-button";
import { RecoveryCodes } from "~/components/staff/recovery-codes";
import { Alert } from "~/components/ui/alert";
import { sendForm } from "~/components/ui/form/send-form";
import { isAppError } from "~/models/platform/error/app-error";
import { appFormId, factorButtonSchema, factorCodeSchema } from "~/models/staff/factor-forms";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { withQuery } from "~/paths";
import { adminAccountPath, adminAddKeyPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { beginApp } from "~/services/staff/factors/begin-app.server";
import { confirmApp } from "~/services/staff/factors/confirm-app.server";
import { listFactors } from "~/services/staff/factors/list-factors.server";
import { listStaffPasskeys } from "~/services/staff/factors/list-staff-passkeys.server";
import { makeRecoveryCodes } from "~/services/staff/factors/make-recovery-codes.server";
import { readBegunApp } from "~/services/staff/factors/read-begun-app.server";
import { removeApp } from "~/services/staff/factors/remove-app.server";
import { removeStaffPasskey } from "~/services/staff/factors/remove-staff-passkey.server";
import { requireRecentStaff, requireStaff } from "~/services/staff/sessions/require-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await requireStaff(context, request, { mayOweFactor: true });
  const factors = await listFactors(context, member);
  return {
    keys: await listStaffPasskeys(context, member),
    factors,
    owesFactor: member.owesFactor,
    app: await readBegunApp(context, member),
    done: new URL(request.url).searchParams.get("done"),
  };
}

const doneAt = (done?: string) => redirect(withQuery(adminAccountPath(), { done }), 303);

/**
 * Recovery codes are answered by the post itself: they are kept nowhere from which they could be shown again.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const member = await requireStaff(context, request, { mayOweFactor: true });
  await requireRecentStaff(context, request);
  const posted = await readForm(request);
  if (posted.get("intent") === "confirm-app")
    return answerForm(posted, { id: appFormId, schema: factorCodeSchema }, async ({ code }) => {
      const codes = await confirmApp(context, member, code);
      return codes.length > 0 ? { codes } : doneAt("app-added");
    });
  return answerForm(posted, { schema: factorButtonSchema }, async ({ intent, passkey }) => {
    try {
      if (intent === "make-codes") return { codes: await makeRecoveryCodes(context, member) };
      if (intent === "begin-app") await beginApp(context, member);
      else if (intent === "remove-app") await removeApp(context, member);
      else await removeStaffPasskey(context, member, passkey);
    } catch (error) {
      // Done in another window meanwhile: the page shows what is.
      if (!isAppError(error) || error.code !== "conflict") throw error;
    }
    return doneAt(removed[intent]);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

/** What is said after a button that removed something. */
const removed: Record<string, string> = { "remove-app": "app-removed", "remove-passkey": "passkey-removed" };

const doneTexts: Record<string, string> = {
  "app-added": "Your app is set up. We’ll ask for a code each time you sign in.",
  "app-removed": "Your app was removed, and all your other devices are signed out.",
  "passkey-removed": "Your passkey was removed, and all your other devices are signed out.",
};

export default function StaffAccountPage() {
  const { factors, keys, owesFactor, app, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer.codes : [];
  const text = done === null ? undefined : doneTexts[done];
  return (
    <AdminPage
      title="Two-step sign-in"
      intro="It keeps others out, even if they have your password."
      hasWayBack={!owesFactor}
    >
      {owesFactor ? (
        <Alert tone="warning">
          Your role needs two-step sign-in at this shop. Set up an app or a passkey to continue.
        </Alert>
      ) : null}
      {text ? <Alert tone="success">{text}</Alert> : null}
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      <AccountSection
        title="Authenticator app"
        intro="An app on your phone shows a new code every 30 seconds. You enter it after your password."
      >
        {factors.hasApp ? (
          <FactorButton intent="remove-app" label="Remove the app" />
        ) : app ? (
          <AppSetup {...app} />
        ) : (
          <FactorButton intent="begin-app" label="Set up an app" variant="primary" />
        )}
      </AccountSection>
      <AccountSection
        title="Passkeys"
        intro="Sign in with your fingerprint, your face or your device’s PIN instead of a password and a code."
      >
        <PasskeyList
          rows={keys}
          action={adminAccountPath()}
          addPath={adminAddKeyPath()}
          Codes={RecoveryCodes}
        />
      </AccountSection>
      {factors.hasSecondFactor ? (
        <AccountSection
          title="Recovery codes"
          intro={`They let you in if you lose your app or passkey. ${left(factors.recoveryLeft)}`}
        >
          <FactorButton intent="make-codes" label="Make new recovery codes" />
        </AccountSection>
      ) : null}
    </AdminPage>
  );
}

const left = (count: number): string =>
  count === 1 ? "1 code is left." : `${count === 0 ? "No" : count} codes are left.`;

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Two-step sign-in");
