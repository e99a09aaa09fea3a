// @public

import { Form, Link } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { VisitorView } from "~/models/shops/visitors/visitor";
import { accountOrdersPath, accountPath, accountSettingsPath, logoutPath } from "~/paths";
import { SignInLink } from "../../accounts/sign-in/sign-in-link";
import { Icon } from "../../ui/icon";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { useFingerToggle } from "../../ui/panel/use-finger-toggle";
import { useHoverOpen } from "../../ui/panel/use-hover-open";

/** Delay before the menu closes after the pointer left (rule layout-4). */
const hideDelayMs = 500;

const item = "flex min-h-11 w-full items-center px-4 text-start text-sm hover:bg-sunken";
const trigger = "user-button";
const panel =
  "absolute end-0 z-40 mt-1 w-52 overflow-hidden rounded-base border border-line bg-surface py-1 text-ink shadow-[var(--shadow-pop)]";

/** Sign in / Register, or the customer's menu (rule layout-4). Opens without a script as a disclosure. */
export function UserMenu({ visitor }: { visitor: VisitorView }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const wasOpened = useRef(false);
  if (!visitor.isSignedIn)
    return (
      <SignInLink className={trigger}>
        <Icon name="user" />
        <span className="hidden lg:inline">{t("Sign in / Register")}</span>
        <span className="sr-only lg:hidden">{t("Sign in / Register")}</span>
      </SignInLink>
    );
  if (isHydrated) return <HoverMenu visitor={visitor} wasOpened={wasOpened} />;
  return (
    <details
      ref={(disclosure) => {
        if (disclosure) wasOpened.current = disclosure.open;
      }}
      className="relative"
    >
      <summary className={trigger}>
        <TriggerText visitor={visitor} />
      </summary>
      <div className={panel}>
        <MenuItems />
      </div>
    </details>
  );
}

type HoverMenuProps = { visitor: VisitorView; wasOpened: RefObject<boolean> };

/**
 * With a mouse or keyboard the icon links to the account and shows the menu; a touch only toggles the menu.
 * One that was opened before the page was hydrated stays open.
 */
function HoverMenu({ visitor, wasOpened }: HoverMenuProps) {
  const menu = useHoverOpen<"user">(hideDelayMs);
  const { toggle } = menu;
  const open = useRef(toggle);
  useEffect(() => {
    if (wasOpened.current) open.current("user");
  }, [wasOpened]);
  const finger = useFingerToggle(() => menu.toggle("user"));
  const isOpen = menu.openKey === "user";
  return (
    <div className="relative" {...menu.bind("user")}>
      <Link to={accountPath()} aria-expanded={isOpen} {...finger} className={trigger}>
        <TriggerText visitor={visitor} />
      </Link>
      {isOpen ? (
        <div className={panel}>
          <MenuItems />
        </div>
      ) : null}
    </div>
  );
}

function TriggerText({ visitor: { firstName, hasUnread } }: { visitor: VisitorView }) {
  const t = useTexts();
  return (
    <>
      <span className="relative">
        <Icon name="user" />
        {hasUnread ? <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-pill bg-accent" /> : null}
      </span>
      <span className="hidden max-w-28 truncate lg:inline">{firstName || t("Account")}</span>
      <span className="sr-only lg:hidden">{t("Account menu")}</span>
      {hasUnread ? <span className="sr-only">{t(", new messages")}</span> : null}
    </>
  );
}

function MenuItems() {
  const t = useTexts();
  return (
    <>
      <Link to={accountPath()} className={item}>
        {t("My Account")}
      </Link>
      <Link to={accountOrdersPath()} className={item}>
        {t("My Orders")}
      </Link>
      <Link to={accountSettingsPath()} className={item}>
        {t("Account Settings")}
      </Link>
      <Form method="post" action={logoutPath()}>
        <button type="submit" className={item}>
          {t("Logout")}
        </button>
      </Form>
    </>
  );
}
