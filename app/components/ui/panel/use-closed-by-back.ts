// @public

import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Closes what lies over a page that stays when one goes back or forward: a choice in it or before it changed
 * the address, and the page that is shown again had it closed (rule layout-18).
 */
export function useClosedByBack(close: () => void): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const keyBefore = useRef(key);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (keyBefore.current === key) return;
    keyBefore.current = key;
    if (isBack) latest.current();
  }, [key, isBack]);
}
