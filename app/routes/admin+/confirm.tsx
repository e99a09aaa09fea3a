import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { AgainForm } from "~/components/staff/again-form";
import { SecondFactorForm } from "~/components/staff/code-form";
import { KeyButton } from "~/components/staff/key-button";
import { KeysElsewhere } from "~/components/staff/keys-elsewhere";
import { sendForm } from "~/components/ui/form/send-form";
import { againFormId, againSchema, factorCodeSchema, staffCodeFormId } from "~/models/staff/factor-forms";
import { usableKeys } from "~/models/staff/usable-keys";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminConfirmKeyPath, adminConfirmPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { isOfficeApart } from "~/services/shops/directory/shop-url.server";
import { listFactors } from "~/services/staff/factors/list-factors.server";
import { staffRpId } from "~/services/staff/factors/passkeys/staff-rp-id.server";
import { afterStaffSignIn, requireStaff } from "~/services/staff/sessions/require-staff.server";
import { confirmStaff } from "~/services/staff/sign-in/confirm-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await requireStaff(context, request, { mayOweFactor: true });
  const factors = await listFactors(context, member);
  const { hasApp, hasSecondFactor } = factors;
  const keys = usableKeys(factors, staffRpId(context));
  const isRecovery = new URL(request.url).searchParams.get("with") === "recovery";
  const isApart = isOfficeApart(context);
  return { to: afterStaffSignIn(request), isApart, hasApp, hasSecondFactor, isRecovery, ...keys };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const member = await requireStaff(context, request, { mayOweFactor: true });
  const confirm = async (proof: string) => {
    await confirmStaff(context, member, proof);
    return redirect(afterStaffSignIn(request), 303);
  };
  return member.hasSecondFactor
    ? answerForm(request, { id: staffCodeFormId, schema: factorCodeSchema }, ({ code }) => confirm(code))
    : answerForm(request, { id: againFormId, schema: againSchema }, ({ current_password }) =>
        confirm(current_password),
      );
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function StaffConfirmPage() {
  const { to, isApart, hasApp, hasKey, hasSecondFactor, isRecovery, elsewhere } =
    useLoaderData<typeof loader>();
  const by = isRecovery ? "recovery" : undefined;
  const action = adminConfirmPath(to, by);
  const foot = (
    <EntryLink to={adminConfirmPath(to, isRecovery ? undefined : "recovery")}>
      {isRecovery ? "Use your app or passkey instead" : "Use a recovery code instead"}
    </EntryLink>
  );
  return (
    <EntryPage
      title="Confirm it’s you"
      lead="You’re about to change how you sign in. We won’t ask again for 15 minutes."
      foot={hasSecondFactor ? foot : undefined}
    >
      {hasSecondFactor ? null : <AgainForm action={action} />}
      {hasApp || isRecovery ? (
        <SecondFactorForm
          key={action}
          id={staffCodeFormId}
          action={action}
          label="Continue"
          isRecovery={isRecovery}
        />
      ) : null}
      {isRecovery ? null : (
        <KeysElsewhere domains={elsewhere} isApart={isApart} instead="Here, use a recovery code." />
      )}
      {hasKey && !isRecovery ? <KeyButton path={adminConfirmKeyPath(to)} /> : null}
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Confirm it’s you");
