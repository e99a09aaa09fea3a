import { Form, Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import type { VisitorView } from "~/models/visitor/visitor";
import { accountOrdersPath, accountPath, accountSettingsPath, loginPath, logoutPath } from "~/paths";

const item = "flex min-h-11 w-full items-center px-4 text-left text-sm hover:bg-sunken";

/** Sign in / Register, or the customer's menu (part 3, §2 "Header"). Opens without a script as a disclosure. */
export function UserMenu({ visitor }: { visitor: VisitorView }) {
  if (!visitor.isSignedIn)
    return (
      <Link
        to={loginPath()}
        className="inline-flex min-h-11 items-center gap-2 rounded-base px-2 text-sm font-medium hover:bg-current/5"
      >
        <Icon name="user" />
        <span className="hidden lg:inline">Sign in / Register</span>
        <span className="sr-only lg:hidden">Sign in / Register</span>
      </Link>
    );
  return (
    <details className="group relative">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-base px-2 text-sm font-medium hover:bg-current/5 [&::-webkit-details-marker]:hidden">
        <Icon name="user" />
        <span className="hidden max-w-28 truncate lg:inline">{visitor.firstName || "Account"}</span>
        <span className="sr-only lg:hidden">Account menu</span>
      </summary>
      <div className="absolute right-0 z-40 mt-1 w-52 overflow-hidden rounded-base border border-line bg-surface py-1 text-ink shadow-[var(--shadow-pop)]">
        <Link to={accountPath()} className={item}>
          My Account
        </Link>
        <Link to={accountOrdersPath()} className={item}>
          My Orders
        </Link>
        <Link to={accountSettingsPath()} className={item}>
          Account Settings
        </Link>
        <Form method="post" action={logoutPath()}>
          <button type="submit" className={item}>
            Logout
          </button>
        </Form>
      </div>
    </details>
  );
}
