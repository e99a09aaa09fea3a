import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/** Tells a form that what stands in it was kept without being sent as a page. */
export const keptEvent = "kept";

/**
 * Asks before a form with changes is left (rule office-6): for another page of the office, and for another
 * site or a reload by the browser's own question. Sending the form is no leaving.
 */
export function useLeaveWarning(within: RefObject<HTMLElement>, isChanged: boolean) {
  const hasChanges = useRef(isChanged);
  hasChanges.current ||= isChanged;
  useEffect(() => {
    const form = within.current?.closest("form");
    if (!form) return;
    const change = () => {
      hasChanges.current = true;
    };
    const send = () => {
      hasChanges.current = false;
    };
    const leave = (event: BeforeUnloadEvent) => {
      if (hasChanges.current) event.preventDefault();
    };
    form.addEventListener("input", change);
    form.addEventListener("submit", send);
    form.addEventListener(keptEvent, send);
    window.addEventListener("beforeunload", leave);
    return () => {
      form.removeEventListener("input", change);
      form.removeEventListener("submit", send);
      form.removeEventListener(keptEvent, send);
      window.removeEventListener("beforeunload", leave);
    };
  }, [within]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (window.confirm("Leave without saving? What you changed here is lost.")) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
}
