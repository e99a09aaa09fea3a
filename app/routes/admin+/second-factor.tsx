import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { EntryLink } from "~/components/accounts/sign-in/entry-link";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { SecondFactorForm } from "~/components/staff/code-form";
import { KeyButton } from "~/components/staff/key-button";
import { KeysElsewhere } from "~/components/staff/keys-elsewhere";
import { sendForm } from "~/components/ui/form/send-form";
import { factorCodeSchema, staffCodeFormId } from "~/models/staff/factor-forms";
import { usableKeys } from "~/models/staff/usable-keys";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminEnterKeyPath, adminSecondFactorPath, adminSignInPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { isOfficeApart } from "~/services/shops/directory/shop-url.server";
import { staffRpId } from "~/services/staff/factors/passkeys/staff-rp-id.server";
import { afterStaffSignIn, requireNoStaff } from "~/services/staff/sessions/require-staff.server";
import { findBegunSignIn } from "~/services/staff/sign-in/find-begun-sign-in.server";
import { finishStaffSignIn } from "~/services/staff/sign-in/finish-staff-sign-in.server";

/** The sign-in that this browser has begun; without one it begins again. */
async function requireBegun({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  await requireNoStaff(context, request);
  const begun = await findBegunSignIn(context, request.headers.get("Cookie"));
  if (!begun) throw redirect(adminSignInPath(afterStaffSignIn(request)), 303);
  return begun;
}

export async function loader(args: LoaderFunctionArgs) {
  const { factors } = await requireBegun(args);
  const isRecovery = new URL(args.request.url).searchParams.get("with") === "recovery";
  const keys = usableKeys(factors, staffRpId(args.context));
  const isApart = isOfficeApart(args.context);
  return { to: afterStaffSignIn(args.request), isRecovery, isApart, hasApp: factors.hasApp, ...keys };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const begun = await requireBegun({ context, request });
  return answerForm(request, { id: staffCodeFormId, schema: factorCodeSchema }, async ({ code }) => {
    const headers = await finishStaffSignIn(context, begun, code, request.headers.get("User-Agent"));
    return redirect(afterStaffSignIn(request), { status: 303, headers });
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function StaffSecondFactorPage() {
  const { to, isRecovery, isApart, hasApp, hasKey, elsewhere } = useLoaderData<typeof loader>();
  const other = isRecovery ? undefined : "recovery";
  return (
    <EntryPage
      title="Two-step sign-in"
      lead={isRecovery ? "Enter one of your recovery codes." : "One more step, and you’re signed in."}
      foot={
        <EntryLink to={adminSecondFactorPath(to, other)}>
          {isRecovery ? "Use your app or passkey instead" : "Use a recovery code instead"}
        </EntryLink>
      }
    >
      {isRecovery || hasApp ? (
        <SecondFactorForm
          key={String(isRecovery)}
          id={staffCodeFormId}
          action={adminSecondFactorPath(to, isRecovery ? "recovery" : undefined)}
          label="Sign in"
          isRecovery={isRecovery}
        />
      ) : null}
      {isRecovery ? null : (
        <KeysElsewhere
          domains={elsewhere}
          isApart={isApart}
          instead="Sign in there, or use a recovery code."
        />
      )}
      {hasKey && !isRecovery ? <KeyButton path={adminEnterKeyPath(to)} /> : null}
    </EntryPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Two-step sign-in");
