import { Form, Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { isInEntry } from "~/models/office/frame/entry-of-path";
import type { RunningWork } from "~/models/office/frame/running-work";
import type { Scheme } from "~/models/office/frame/scheme";
import { officeFindPath } from "~/paths/office";
import { adminPath, adminSessionsPath, adminSignOutPath } from "~/paths/staff";
import { Icon } from "../../ui/icon";
import { PaletteKey } from "../palette/palette-key";
import { RunningWorks } from "./running-works";
import { SchemeForm } from "./scheme-form";
import { ScreenHelpNote } from "./screen-help-note";
import { SignInOver } from "./sign-in-over";

/** What is around every screen of the office. `count` is how many wait there; 0 says nothing. */
export type FrameData = {
  shopName: string;
  /** The shop's home page. */
  shopUrl: string;
  /** Whether the office has an origin of its own (rule hosts-9). */
  isApart: boolean;
  /** How it looks; absent for as the device says. */
  scheme?: Scheme;
  memberName: string;
  /** Long work that runs now. */
  running?: readonly RunningWork[];
  /** The offices of the business's other shops that one may work in. */
  others?: readonly { name: string; url: string }[];
  roles: string;
  entries: { path: string; label: string; group: number; count: number }[];
  /** Why the host keeps the shop shut (rule hosting-3); null while it is not. */
  suspendedWords: string | null;
  /** What was looked for, on the page of what was found. */
  q?: string;
};

const noWork: readonly RunningWork[] = [];

/**
 * The frame of the office (rule office-1): the shop, the search over everything, who is signed in, and the
 * menu. On a phone the menu is folded and opens without a script.
 */
export function OfficeFrame({
  shopName,
  shopUrl,
  isApart,
  scheme = "system",
  memberName,
  running = noWork,
  others = [],
  roles,
  entries,
  suspendedWords,
  q = "",
  children,
}: FrameData & { children: ReactNode }) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className="office" data-scheme={scheme === "system" ? undefined : scheme}>
      <a className="office-skip" href="#content">
        Skip to content
      </a>
      <header className="office-top">
        <details className="office-menu-fold">
          <summary aria-label="Menu">
            <Icon name="menu" sizePx={20} />
          </summary>
          <Menu groups={groups} entries={entries} label="Menu" />
        </details>
        <Link to={adminPath()} className="office-shop">
          {shopName}
        </Link>
        {others.length > 0 ? <OtherShops others={others} /> : null}
        <Form
          method="get"
          action={officeFindPath()}
          role="search"
          aria-label="Everything"
          className="office-find"
        >
          <Icon name="search" sizePx={16} />
          <input
            type="search"
            id="find"
            name="q"
            defaultValue={q}
            aria-label="Find"
            placeholder="Find anything"
            aria-keyshortcuts="Control+K"
          />
        </Form>
        <ScreenHelpNote />
        <details className="office-who" name="office-top">
          <summary>
            <span>{memberName}</span>
          </summary>
          <div className="office-popover">
            <p>
              {memberName}
              <small>{roles}</small>
            </p>
            <Link to="/admin/me">Your account</Link>
            <Link to={adminSessionsPath()}>Where you’re signed in</Link>
            <SchemeForm scheme={scheme} />
            <a href={shopUrl} target="_blank" rel="noopener noreferrer">
              Open the shop
            </a>
            {isApart ? null : (
              <small>
                Office and shop have one domain, so the shop’s own scripts, analytics too, do not run for you
                there. The server’s operator can give the office a domain of its own (ADMIN_ORIGIN).
              </small>
            )}
            <Form method="post" action={adminSignOutPath()}>
              <button type="submit">Sign out</button>
            </Form>
          </div>
        </details>
      </header>
      <PaletteKey field="find" />
      <SignInOver />
      <aside className="office-side">
        <Menu groups={groups} entries={entries} label="Office" />
      </aside>
      <main id="content" tabIndex={-1} className="office-main">
        {suspendedWords === null ? null : (
          <p className="office-note" data-tone="bad">
            The host has shut this shop. {suspendedWords}
          </p>
        )}
        <RunningWorks works={running} />
        {children}
      </main>
    </div>
  );
}

/** The way to the offices of the business's other shops (rule office-1). */
const OtherShops = ({ others }: { others: readonly { name: string; url: string }[] }) => (
  <details className="office-who" name="office-top">
    <summary aria-label="Other shops">
      <Icon name="chevronDown" sizePx={16} />
    </summary>
    <nav aria-label="Other shops" className="office-popover">
      {others.map(({ name, url }) => (
        <a key={url} href={url}>
          {name}
        </a>
      ))}
    </nav>
  </details>
);

function Menu({
  groups,
  entries,
  label,
}: {
  groups: number[];
  entries: FrameData["entries"];
  label: string;
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="office-menu">
      {groups.map((group) => (
        <ul key={group}>
          {entries
            .filter((entry) => entry.group === group)
            .map(({ path, label: text, count }) => (
              <li key={path}>
                <Link to={path} aria-current={isInEntry(path, pathname) ? "page" : undefined}>
                  {text}
                  {count > 0 ? <span className="office-count">{count}</span> : null}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
