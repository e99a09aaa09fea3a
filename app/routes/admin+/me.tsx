import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountSection } from "~/components/accounts/account-section";
import { AdminPage } from "~/components/staff/admin-page";
import { ButtonLink } from "~/components/ui/form/button";
import { Icon } from "~/components/ui/icon";
import { schemeOf } from "~/models/office/frame/scheme";
import { roleNames } from "~/models/staff/staff-roles";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { adminAccountPath, adminPasswordPath, adminSessionsPath } from "~/paths/staff";
import { schemeCookie } from "~/services/office/scheme-cookie.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";
import { shopUrlOf } from "~/services/shops/directory/shop-url.server";
import { listOtherOffices } from "~/services/staff/members/list-other-offices.server";
import { nameStaffPlaces } from "~/services/staff/members/name-staff-places.server";
import { officePageOf, requireStaff } from "~/services/staff/sessions/require-staff.server";

/** Who is signed in, with their roles in words. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const member = await requireStaff(context, request);
  const { name, email } = member;
  const [roles, others] = await Promise.all([
    nameStaffPlaces(context, member),
    listOtherOffices(context, member),
  ]);
  return { name, email, roles, others, shopUrl: shopUrlOf(context) };
}

/** Keeps how the office looks, and leads back to the page that asked (rule office-16). */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireStaff(context, request);
  const posted = await readForm(request);
  const to = posted.get("back");
  return leadTo(context, officePageOf(typeof to === "string" ? to : null), {
    cookies: [schemeCookie(schemeOf(posted.get("scheme")), context.origin)],
  });
}

const ways = [
  {
    to: adminAccountPath(),
    title: "Two-step sign-in",
    says: "Protect your account with an app or a passkey.",
  },
  { to: adminPasswordPath(), title: "Change password", says: "Signs out all your other devices." },
  { to: adminSessionsPath(), title: "Where you’re signed in", says: "See your devices and sign them out." },
];

export default function StaffMePage() {
  const { name, email, roles, others, shopUrl } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={name} intro={email} hasWayBack={false}>
      <AccountSection title="Your roles">
        <ul className="space-y-1">
          {roles.map(({ role, place }) => (
            <li key={`${role} ${place}`}>
              {roleNames[role]}, {place}
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title="Your account">
        <ul className="divide-y divide-line">
          {ways.map(({ to, title, says }) => (
            <li key={to} className="relative flex items-center gap-4 py-4 hover:bg-sunken/50">
              <span className="min-w-0 flex-1">
                <Link to={to} className="font-medium after:absolute after:inset-0">
                  {title}
                </Link>
                <span className="block text-sm text-muted">{says}</span>
              </span>
              <Icon name="chevronRight" sizePx={18} />
            </li>
          ))}
        </ul>
      </AccountSection>
      <AccountSection title="The shop">
        <ButtonLink to={shopUrl} variant="secondary" target="_blank" rel="noopener">
          Open the shop in a new tab
        </ButtonLink>
      </AccountSection>
      {others.length > 0 ? (
        <AccountSection title="Your other shops">
          <ul className="space-y-1">
            {others.map((other) => (
              <li key={other.url}>
                <a href={other.url} className="underline">
                  Office of {other.name}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">You sign in at each of them.</p>
        </AccountSection>
      ) : null}
    </AdminPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Your account");
