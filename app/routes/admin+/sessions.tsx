import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionList } from "~/components/accounts/security/session-list";
import { AdminPage } from "~/components/staff/admin-page";
import { Alert } from "~/components/ui/alert";
import { endedBy, sessionFormSchema } from "~/models/accounts/sign-in/session-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { withQuery } from "~/paths";
import { adminSessionsPath, adminSignInPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";
import { endStaffSessions } from "~/services/staff/sessions/end-staff-sessions.server";
import { listStaffSessions } from "~/services/staff/sessions/list-staff-sessions.server";
import { requireStaff } from "~/services/staff/sessions/require-staff.server";
import { expiredStaffCookie } from "~/services/staff/sessions/staff-cookie.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await requireStaff(context, request);
  const done = new URL(request.url).searchParams.get("done");
  return { sessions: await listStaffSessions(context, member), done };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const member = await requireStaff(context, request);
  return answerForm(request, { schema: sessionFormSchema }, async (asked) => {
    const { which, endsOwn } = endedBy(asked, member.sessionHash);
    await endStaffSessions(context, member, which);
    if (!endsOwn) return redirect(withQuery(adminSessionsPath(), { done: "signed-out" }), 303);
    return leadTo(context, adminSignInPath(), { cookies: [expiredStaffCookie(context.officeOrigin)] });
  });
}

const doneTexts: Record<string, string> = {
  "signed-out": "Signed out.",
  password: "Your new password is saved. All other devices are signed out.",
};

export default function StaffSessionsPage() {
  const { sessions, done } = useLoaderData<typeof loader>();
  const text = done === null ? undefined : doneTexts[done];
  return (
    <AdminPage
      title="Where you’re signed in"
      intro="If you don’t recognize a device, sign it out and change your password."
    >
      {text ? <Alert tone="success">{text}</Alert> : null}
      <SessionList sessions={sessions} action={adminSessionsPath()} />
    </AdminPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Where you’re signed in");
