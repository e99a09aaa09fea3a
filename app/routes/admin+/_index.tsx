import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountSection } from "~/components/accounts/account-section";
import { AdminPage } from "~/components/staff/admin-page";
import { ButtonLink } from "~/components/ui/button";
import { roleNames } from "~/models/staff/staff-roles";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { homePath } from "~/paths";
import { adminAccountPath, adminPasswordPath, adminSessionsPath } from "~/paths/staff";
import { nameStaffPlaces } from "~/services/staff/name-staff-places.server";
import { requireStaff } from "~/services/staff/require-staff.server";

/** Who is signed in, with their roles in words. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await requireStaff(context, request);
  const { name, email } = member;
  return { name, email, roles: await nameStaffPlaces(context, member) };
}

export default function AdminHomePage() {
  const { name, email, roles } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={name} intro={email} hasWayBack={false}>
      <AccountSection title="Your roles">
        <ul className="list-disc space-y-1 pl-5">
          {roles.map(({ role, place }) => (
            <li key={`${role} ${place}`}>
              {roleNames[role]}, {place}
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title="Your account">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={adminSessionsPath()} variant="secondary">
            Where you are signed in
          </ButtonLink>
          <ButtonLink to={adminAccountPath()} variant="secondary">
            Second factor
          </ButtonLink>
          <ButtonLink to={adminPasswordPath()} variant="secondary">
            Change password
          </ButtonLink>
        </div>
      </AccountSection>
      <AccountSection title="The shop">
        <ButtonLink to={homePath()} variant="secondary" target="_blank" rel="noopener">
          Open the shop in a new tab
        </ButtonLink>
      </AccountSection>
    </AdminPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Administration");
