import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form } from "@remix-run/react";
import { EntryPage } from "~/components/accounts/sign-in/entry-page";
import { Button } from "~/components/ui/form/button";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminSignInPath, adminSignOutPath } from "~/paths/staff";
import { endStaffSession } from "~/services/staff/sessions/end-staff-session.server";

/** Asks before signing out, because a GET must not change anything. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  if (!(await context.staff())) throw redirect(adminSignInPath(), 303);
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const headers = await endStaffSession(context, request);
  return redirect(adminSignInPath(), { status: 303, headers });
}

export default function StaffSignOutPage() {
  return (
    <EntryPage title="Sign out" lead="You can sign in again at any time.">
      <Form method="post" action={adminSignOutPath()}>
        <Button className="w-full">Sign out</Button>
      </Form>
    </EntryPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Sign out");
