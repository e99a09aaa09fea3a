import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LoadingOverlay } from "./layout/loading-overlay";

/** The bar waits this long, so that quick pages show none; it fills in 5 s (rule layout-7). */
const throttleMs = 200;

/** A bar along the top while a page is on its way; the page is covered while a form of it is. */
export function RouteProgress() {
  const { state, formMethod } = useNavigation();
  const isLoading = state !== "idle";
  const isSending = isLoading && formMethod !== undefined && formMethod !== "GET";
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) {
      setShown(false);
      return;
    }
    const timer = setTimeout(() => setShown(true), throttleMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <>
      <div role="progressbar" aria-label="Loading page" className="fixed inset-x-0 top-0 z-50 h-[3px]">
        <div className="route-progress h-full bg-accent" />
      </div>
      {isSending ? <LoadingOverlay /> : null}
    </>
  );
}
