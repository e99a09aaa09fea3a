import { useLocation, useNavigationType } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useIsHydrated } from "~/components/ui/page/use-is-hydrated";

/** A promise that never resolves: React keeps the current page. */
const never = new Promise<never>(() => {});

/** Key of the navigation whose document was requested, so that a repeated render requests it once. */
let askedFor: string | null = null;

/**
 * A page with code by its owner: scripts, handlers of events. They run while the browser parses the document,
 * under that document's policy, so after an in-app navigation they would be missing: the browser then loads
 * the page as a document. The page is inside this part, so that React makes none of its elements while it
 * waits: the browser would run or refuse their handlers under the policy of the page in view.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ask = useDocument();
  // Before hydration this page is the one that came with the document.
  const [documentPath] = useState(isHydrated ? null : pathname);
  if (documentPath !== pathname) {
    // The document is already here when a script changed it before React came, who then wants to draw it anew
    // without what that script did. It stays as it is, and works like one without our scripts.
    const inView = document.querySelector<HTMLElement>("[data-own-document]")?.dataset.ownDocument;
    throw inView === pathname ? withoutReact() : ask();
  }
  return (
    <>
      <span hidden data-own-document={pathname} />
      {children}
    </>
  );
}

let isWithoutReact = false;

/** No later navigation returns to a page that was left without a new document. */
function withoutReact(): Promise<never> {
  if (!isWithoutReact) window.addEventListener("popstate", () => window.location.reload());
  isWithoutReact = true;
  return never;
}

/** Placeholder for a page that is a whole document, which cannot be shown inside this one. */
export function WholeDocument(): null {
  throw useDocument()();
}

/**
 * Loads the page as a document. Meanwhile the render waits, which keeps the current page visible: rendering
 * it first and then reloading would make it flash.
 */
function useDocument(): () => Promise<never> {
  const { key } = useLocation();
  const type = useNavigationType();
  return () => {
    if (askedFor !== key) {
      askedFor = key;
      if (type === "PUSH") goByDocument(window.location.href);
      else window.location.reload();
    }
    return never;
  };
}

/**
 * Replaces the history step made without a document by one with it: the browser would take the two pages for
 * one document, and leave going back to scripts that may not exist.
 */
function goByDocument(address: string): void {
  const go = (event: PopStateEvent) => {
    // The page did not change, so the router need not be notified.
    event.stopImmediatePropagation();
    window.location.assign(address);
  };
  window.addEventListener("popstate", go, { capture: true, once: true });
  window.history.back();
}
