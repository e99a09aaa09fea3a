import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { ShopEvent } from "~/models/tracking/shop-event";
import { trackPath } from "~/paths";
import { useRootData } from "./root-data";

/** Tells the shop what its shopper does, if the shopper agreed. Sent aside: no page waits for it. */
function tellEvent(event: ShopEvent): void {
  navigator.sendBeacon?.(trackPath(), new Blob([JSON.stringify(event)], { type: "application/json" }));
}

/** Tells of every page that is shown. */
export function TellPageViews() {
  const { tracks } = useRootData();
  const { pathname } = useLocation();
  useEffect(() => {
    if (tracks) tellEvent({ name: "page_view", path: pathname, title: document.title });
  }, [tracks, pathname]);
  return null;
}

/** Tells of an event once it is shown, and again when another takes its place. */
export function TellEvent({ event }: { event: ShopEvent }) {
  const { tracks } = useRootData();
  const text = JSON.stringify(event);
  useEffect(() => {
    if (tracks) tellEvent(JSON.parse(text) as ShopEvent);
  }, [tracks, text]);
  return null;
}
