// @public

import { PrefetchPageLinks, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pathOfLink } from "~/models/platform/request/path-of-link";
import { pathIn } from "~/models/shops/locales/local-path";
import { setSignIn } from "../../ui/browser-state";
import { usePrefix } from "../../ui/link/use-address";

/** Links that are mostly followed: those of product cards. */
const aheadLink = ".card-link";

/** A link is about to be followed when the pointer or the focus stays on it this long, ms. */
const intentMs = 100;

/**
 * `bringProductPage` has the code of a product's page fetched; `prefixes` are those of the shop's languages.
 */
type FollowLinksProps = { bringProductPage: () => void; prefixes: readonly string[] };

/**
 * Follows the plain links of a page in the app: those in parts that are not hydrated, and those owners write
 * (rule hydration-2). A link to the sign-in page opens the form here (rule layout-6). A product's page is
 * fetched ahead while the pointer or the focus is on its link, and 'Skip to content' moves the focus.
 */
export function FollowLinks({ bringProductPage, prefixes }: FollowLinksProps) {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);
  const { key } = useLocation();
  const prefix = usePrefix();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || hasModifier(event)) return;
      if (link.matches(".skip-link")) return skipToContent(event);
      const address = pathOfLink(link, window.location);
      const path = address === null ? null : pathIn(address, prefix, prefixes);
      if (path === null) return;
      event.preventDefault();
      // Along with its data, not after them.
      if (link.matches(aheadLink)) bringProductPage();
      if ("signIn" in link.dataset) setSignIn({ at: key });
      else
        navigate(path, {
          replace: link.href === window.location.href,
          preventScrollReset: link.closest("[data-keeps-scroll]") !== null,
        });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate, key, bringProductPage, prefix, prefixes]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const consider = (event: Event) => {
      clearTimeout(timer);
      const link = linkOf(event);
      const address = link?.matches(aheadLink) ? pathOfLink(link, window.location) : null;
      if (address !== null) timer = setTimeout(() => setAhead(address), intentMs);
    };
    document.addEventListener("pointerover", consider);
    document.addEventListener("focusin", consider);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", consider);
      document.removeEventListener("focusin", consider);
    };
  }, []);

  return ahead === null ? null : <PrefetchPageLinks page={ahead} />;
}

/**
 * Takes the focus to the content, and leaves the address alone: told of it, the router would scroll once
 * more, later, and take from the window what the next press of Tab reached (rule accessibility-15).
 */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById("content");
  if (!content) return;
  event.preventDefault();
  content.focus({ preventScroll: true });
  content.scrollIntoView();
}

const linkOf = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  // A link within a drawing has another interface: the browser follows it, as one that loads its page anew.
  return link instanceof HTMLAnchorElement && !("reload" in link.dataset) ? link : null;
};

/** A press that opens a tab or a window, or saves. */
const hasModifier = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
