// @public

import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { adminPath, adminSignOutPath } from "~/paths/staff";
import { Button } from "../ui/form/button";

/**
 * What the pages of staff have around them: the shop's name, who is signed in, and the way out. The shop's
 * own header, menus and popups have no place here.
 */
export function AdminFrame({
  shopName,
  name,
  children,
}: {
  shopName: string;
  /** Of who is signed in; null before. */
  name: string | null;
  children: ReactNode;
}) {
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-30 focus:rounded-base focus:bg-surface focus:p-3 focus:text-ink"
      >
        Skip to content
      </a>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-4xl items-center justify-between gap-x-6 px-5 py-3">
          <Link
            to={adminPath()}
            className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium wrap-anywhere"
          >
            {shopName} {/* On a phone the way out needs the room. */}
            <span className={`text-muted ${name === null ? "" : "max-sm:sr-only"}`}>Administration</span>
          </Link>
          {name === null ? null : (
            <Form method="post" action={adminSignOutPath()} className="flex min-w-0 items-center gap-3">
              <span className="line-clamp-1 text-sm text-muted wrap-anywhere">{name}</span>
              <Button variant="secondary" size="sm" className="shrink-0">
                Sign out
              </Button>
            </Form>
          )}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100dvh-69px)] outline-none has-[.ground]:bg-sunken"
      >
        {children}
      </main>
    </>
  );
}
