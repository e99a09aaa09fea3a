// @public

import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { accountOrdersPath, accountPath, accountSettingsPath, logoutPath } from "~/paths";
import {
  accountAddressBookPath,
  accountDownloadsPath,
  accountLoginMethodPath,
  accountOrderedProductsPath,
  accountPaymentPath,
  accountQuotesPath,
  accountSecurityPath,
  accountSubscriptionsPath,
} from "~/paths/account";
import { favoritesPath, savedItemsPath, shoppingListsPath } from "~/paths/lists";
import { messagesPath } from "~/paths/messages";
import { Icon, type IconName } from "../ui/icon";
import { useRootData } from "../ui/page/root-data";

type Page = { to: string; label: string };

/** The pages by what they are about (rule accounts-40). */
const groups: { title: string; icon: IconName; pages: Page[] }[] = [
  {
    title: "Orders",
    icon: "cart",
    pages: [
      { to: accountOrdersPath(), label: "My Orders" },
      { to: accountOrderedProductsPath(), label: "Ordered products" },
      { to: accountSubscriptionsPath(), label: "Subscriptions" },
      { to: accountDownloadsPath(), label: "Downloads" },
    ],
  },
  {
    title: "Kept items",
    icon: "list",
    pages: [
      { to: favoritesPath(), label: "Favorites" },
      { to: shoppingListsPath(), label: "Shopping lists" },
      { to: savedItemsPath(), label: "Saved for later" },
    ],
  },
  {
    title: "Contact",
    icon: "message",
    pages: [
      { to: messagesPath(), label: "Messages" },
      { to: accountQuotesPath(), label: "Quotes" },
    ],
  },
  {
    title: "Account",
    icon: "user",
    pages: [
      { to: accountPath(), label: "My Account" },
      { to: accountSettingsPath(), label: "Account Settings" },
      { to: accountAddressBookPath(), label: "Address book" },
      { to: accountPaymentPath(), label: "Payment methods" },
      { to: accountLoginMethodPath(), label: "Login methods" },
      { to: accountSecurityPath(), label: "Sign-in and security" },
    ],
  },
];
const item = "flex min-h-11 items-center whitespace-nowrap rounded-base px-4 text-sm";

/**
 * The navigation of the account area: a column beside the page on wide screens. On phones it is a list below
 * the first page, and the other pages lead back there, so that each begins with what it is about.
 */
export function AccountNavigation() {
  const { pathname } = useLocation();
  const { hasLists, savesForLater } = useRootData().shop;
  const switchedOff = new Set([
    ...(hasLists ? [] : [shoppingListsPath()]),
    ...(savesForLater ? [] : [savedItemsPath()]),
  ]);
  const isFirst = pathname === accountPath();
  return (
    <nav aria-label="Account" className={isFirst ? "order-last lg:order-first" : undefined}>
      {isFirst ? null : (
        <Link to={accountPath()} className="inline-flex min-h-11 items-center gap-2 text-sm lg:hidden">
          <Icon name="chevronLeft" sizePx={16} />
          My Account
        </Link>
      )}
      <div className={`lg:block lg:space-y-5 ${isFirst ? "grid grid-cols-2 gap-x-4 gap-y-6" : "hidden"}`}>
        {groups.map(({ title, icon, pages }) => (
          <section key={title} aria-label={title}>
            <p className="flex items-center gap-2.5 px-4 pb-1 text-sm font-semibold">
              <Icon name={icon} sizePx={18} /> {title}
            </p>
            {pages
              .filter(({ to }) => !switchedOff.has(to))
              .map(({ to, label }) => (
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
          </section>
        ))}
        <Form method="post" action={logoutPath()}>
          <button type="submit" className={`${item} w-full text-muted hover:bg-sunken hover:text-ink`}>
            Sign out
          </button>
        </Form>
      </div>
    </nav>
  );
}
