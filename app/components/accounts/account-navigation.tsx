// @public

import { Form, Link, NavLink, useLocation } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { message } from "~/models/platform/texts/message";
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
    title: message("Orders"),
    icon: "cart",
    pages: [
      { to: accountOrdersPath(), label: message("My Orders") },
      { to: accountOrderedProductsPath(), label: message("Ordered products") },
      { to: accountSubscriptionsPath(), label: message("Subscriptions") },
      { to: accountDownloadsPath(), label: message("Downloads") },
    ],
  },
  {
    title: message("Kept items"),
    icon: "list",
    pages: [
      { to: favoritesPath(), label: message("Favorites") },
      { to: shoppingListsPath(), label: message("Shopping lists") },
      { to: savedItemsPath(), label: message("Saved for later") },
    ],
  },
  {
    title: message("Contact"),
    icon: "message",
    pages: [
      { to: messagesPath(), label: message("Messages") },
      { to: accountQuotesPath(), label: message("Quotes") },
    ],
  },
  {
    title: message("Account"),
    icon: "user",
    pages: [
      { to: accountPath(), label: message("My Account") },
      { to: accountSettingsPath(), label: message("Account Settings") },
      { to: accountAddressBookPath(), label: message("Address book") },
      { to: accountPaymentPath(), label: message("Payment methods") },
      { to: accountLoginMethodPath(), label: message("Login methods") },
      { to: accountSecurityPath(), label: message("Sign-in and security") },
    ],
  },
];
const item =
  "flex min-h-11 items-center rounded-base px-4 text-sm leading-snug wrap-anywhere lg:whitespace-nowrap";

/**
 * The navigation of the account area: a column beside the page on wide screens. On phones it is a list below
 * the first page, and the other pages lead back there, so that each begins with what it is about.
 */
export function AccountNavigation() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { hasLists, savesForLater } = useRootData().shop;
  const switchedOff = new Set([
    ...(hasLists ? [] : [shoppingListsPath()]),
    ...(savesForLater ? [] : [savedItemsPath()]),
  ]);
  const isFirst = pathname === accountPath();
  return (
    <nav aria-label={t("Account")} className={isFirst ? "order-last lg:order-first" : undefined}>
      {isFirst ? null : (
        <Link to={accountPath()} className="inline-flex min-h-11 items-center gap-2 text-sm lg:hidden">
          <Icon name="chevronLeft" sizePx={16} />
          {t("My Account")}
        </Link>
      )}
      <div className={`lg:block lg:space-y-5 ${isFirst ? "grid grid-cols-2 gap-x-4 gap-y-6" : "hidden"}`}>
        {groups.map(({ title, icon, pages }) => (
          <section key={t(title)} aria-label={t(title)}>
            <p className="flex items-center gap-2.5 px-4 pb-1 text-sm font-semibold">
              <Icon name={icon} sizePx={18} /> {t(title)}
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
                  {t(label)}
                </NavLink>
              ))}
          </section>
        ))}
        <Form method="post" action={logoutPath()}>
          <button type="submit" className={`${item} w-full text-muted hover:bg-sunken hover:text-ink`}>
            {t("Sign out")}
          </button>
        </Form>
      </div>
    </nav>
  );
}
