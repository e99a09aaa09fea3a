// @public

import { useLocation, useNavigation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { say } from "../../ui/browser-state";

// For those who go to another page: it comes while that is on its way.
const arrival = () => import("../layout/arrive");

/**
 * Tells those who hear the page, and those at a keyboard, that another page is shown (rule accessibility-2).
 * It stands behind the page, whose own effects come first.
 */
export function PageArrival() {
  const { key, pathname, search, hash } = useLocation();
  const { state } = useNavigation();
  const isBack = useNavigationType() === "POP";
  const left = useRef({ key, address: pathname + search });
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (state === "idle") return;
    focused.current = document.activeElement;
    arrival().catch(() => {});
  }, [state]);
  useEffect(() => {
    const { key: keyBefore, address: before } = left.current;
    if (keyBefore === key) return;
    const address = pathname + search;
    left.current = { key, address };
    const keepsPlace = window.__remixRouter.state.preventScrollReset;
    const page = { address, hash, isBack, keepsPlace };
    const leftPage = { address: before, focused: focused.current };
    // Without it the page is shown all the same.
    arrival().then(
      ({ arrive }) => {
        if (arrive(document, leftPage, page)) say(document.title);
      },
      () => {},
    );
    focused.current = null;
  }, [key, pathname, search, hash, isBack]);
  return null;
}
