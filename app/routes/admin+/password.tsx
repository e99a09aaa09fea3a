import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { PasswordChangeForm } from "~/components/accounts/security/password-change-form";
import { AdminPage } from "~/components/staff/admin-page";
import { sendForm } from "~/components/ui/form/send-form";
import { passwordChangeFormId, passwordChangeSchema } from "~/models/accounts/sign-in/password-change-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { withQuery } from "~/paths";
import { adminPasswordPath, adminSessionsPath } from "~/paths/staff";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";
import { requireStaff } from "~/services/staff/sessions/require-staff.server";
import { changeStaffPassword } from "~/services/staff/sign-in/change-staff-password.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const member = await requireStaff(context, request);
  const form = { id: passwordChangeFormId, schema: passwordChangeSchema };
  return answerForm(request, form, async ({ current_password: currentPassword, password }) => {
    await changeStaffPassword(context, member, { currentPassword, password });
    return redirect(withQuery(adminSessionsPath(), { done: "password" }), 303);
  });
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function StaffPasswordPage() {
  return (
    <AdminPage title="Change password" intro="All other devices will be signed out.">
      <PasswordChangeForm action={adminPasswordPath()} />
    </AdminPage>
  );
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Change password");
