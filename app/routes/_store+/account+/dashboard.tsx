import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button";
import { privatePageMeta } from "~/models/seo/private-page-meta";
import { accountOrdersPath, accountSettingsPath } from "~/paths";
import { resetPasswordPath } from "~/paths/account";
import { requireCustomer } from "~/services/auth/require-customer.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { email, firstName, lastName, isVerified, isRestricted } = await requireCustomer(context, request);
  return { email, firstName, lastName, isVerified, isRestricted };
}

export default function DashboardPage() {
  const { email, firstName, lastName, isVerified, isRestricted } = useLoaderData<typeof loader>();
  return (
    <div className="space-y-8">
      <h1 className="text-3xl font-medium md:text-4xl">Hello {firstName}</h1>
      {isRestricted ? <Alert tone="warning">Your account is pending approval</Alert> : null}
      {isVerified ? null : (
        <Alert tone="warning">
          Your email is not confirmed yet. <a href={resetPasswordPath()}>Ask for a link</a> to {email} and
          choose a new password: that confirms it.
        </Alert>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <section className="rounded-base border border-line p-6">
          <h2 className="text-xl font-medium">Your details</h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-muted">Name</dt>
            <dd className="wrap-anywhere">
              {firstName} {lastName}
            </dd>
            <dt className="text-muted">Email</dt>
            <dd className="break-all">{email}</dd>
          </dl>
          <ButtonLink to={accountSettingsPath()} variant="secondary" className="mt-6">
            Account Settings
          </ButtonLink>
        </section>
        <section className="rounded-base border border-line p-6">
          <h2 className="text-xl font-medium">Recent orders</h2>
          <p className="mt-4 text-muted">What you ordered, where it is, and every receipt.</p>
          <ButtonLink to={accountOrdersPath()} variant="secondary" className="mt-6">
            My Orders
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

export const meta: MetaFunction = () => privatePageMeta("My Account");
