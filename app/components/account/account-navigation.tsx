import { Form, NavLink } from "@remix-run/react";
import { accountOrdersPath, accountPath, accountSettingsPath, logoutPath } from "~/paths";
import {
  accountAddressBookPath,
  accountDownloadsPath,
  accountLoginMethodPath,
  accountSecurityPath,
  accountSubscriptionsPath,
} from "~/paths/account";
import { favoritesPath, savedItemsPath } from "~/paths/lists";
import { messagesPath } from "~/paths/messages";

const pages = [
  { to: accountPath(), label: "My Account" },
  { to: accountOrdersPath(), label: "My Orders" },
  { to: messagesPath(), label: "Messages" },
  { to: accountSubscriptionsPath(), label: "Subscriptions" },
  { to: accountDownloadsPath(), label: "Downloads" },
  { to: accountAddressBookPath(), label: "Address book" },
  { to: favoritesPath(), label: "Favorites" },
  { to: savedItemsPath(), label: "Saved for later" },
  { to: accountSettingsPath(), label: "Account Settings" },
  { to: accountLoginMethodPath(), label: "Login methods" },
  { to: accountSecurityPath(), label: "Sign-in and security" },
];
const item = "flex min-h-11 items-center whitespace-nowrap rounded-base px-4 text-sm";

/** The navigation of the account area: a row on phones, a column beside the page on wide screens. */
export function AccountNavigation() {
  return (
    <nav aria-label="Account" className="-mx-1 flex flex-wrap gap-1 lg:mx-0 lg:flex-col">
      {pages.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            `${item} ${isActive ? "bg-sunken font-medium" : "text-muted hover:bg-sunken hover:text-ink"}`
          }
        >
          {label}
        </NavLink>
      ))}
      <Form method="post" action={logoutPath()}>
        <button type="submit" className={`${item} w-full text-muted hover:bg-sunken hover:text-ink`}>
          Sign out
        </button>
      </Form>
    </nav>
  );
}
