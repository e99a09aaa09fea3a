import { useLocation, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";

/** Whom React waits for without end: what is in view stays as it is. */
const never = new Promise<never>(() => {});

/** Key of the visit whose document the browser was asked for, so that a render that is tried again asks once. */
let askedFor: string | null = null;

/**
 * Stands in a page with scripts of its owner. They run as the browser reads the document, under the policy that came
 * with it, so whoever comes from another page of the shop has neither: the browser fetches the page as a document.
 */
export function OwnDocument() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ask = useDocument();
  // In the first render of a document nothing is hydrated yet: then this page is the one it came with.
  const [documentPath] = useState(isHydrated ? null : pathname);
  if (documentPath !== pathname) {
    // The document is already here when a script changed it before React came, who then wants to draw it anew without
    // what that script did. It stays as it is, and works like one without our scripts.
    const inView = document.querySelector<HTMLElement>("[data-own-document]")?.dataset.ownDocument;
    throw inView === pathname ? withoutReact() : ask();
  }
  return <span hidden data-own-document={pathname} />;
}

let isWithoutReact = false;

/** Nobody else leads back to a page that was left without a new document. */
function withoutReact(): Promise<never> {
  if (!isWithoutReact) window.addEventListener("popstate", () => window.location.reload());
  isWithoutReact = true;
  return never;
}

/** Stands for a page that is a document of its own, which cannot be shown inside this one. */
export function WholeDocument(): null {
  throw useDocument()();
}

/**
 * Fetches the page as a document. The render waits meanwhile, which keeps the page in view until that document is here:
 * drawn first and loaded again after it, the page would flash.
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
 * Takes back the step in the history that was made without a document and makes it with one: the browser would take the
 * two pages for one document, and leave the way back to scripts that may not be there.
 */
function goByDocument(address: string): void {
  const go = (event: PopStateEvent) => {
    // Nobody went back: the router need not hear of it.
    event.stopImmediatePropagation();
    window.location.assign(address);
  };
  window.addEventListener("popstate", go, { capture: true, once: true });
  window.history.back();
}
