// @public

import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import type { ShopEvent } from "~/models/content/tracking/shop-event";
import { trackPath } from "~/paths";
import { useRootData } from "../../ui/page/root-data";

/** Reports a shopper's action to the shop, if the shopper agreed, in the background. */
function tellEvent(event: ShopEvent): void {
  navigator.sendBeacon?.(trackPath(), new Blob([JSON.stringify(event)], { type: "application/json" }));
}

/** Reports every page view. */
export function TellPageViews() {
  const { tracks } = useRootData();
  const { pathname } = useLocation();
  useEffect(() => {
    if (tracks) tellEvent({ name: "page_view", path: pathname, title: document.title });
  }, [tracks, pathname]);
  return null;
}

/** Reports an event once it is shown, and again when another replaces it. */
export function TellEvent({ event }: { event: ShopEvent }) {
  const { tracks } = useRootData();
  const text = JSON.stringify(event);
  useEffect(() => {
    if (tracks) tellEvent(JSON.parse(text) as ShopEvent);
  }, [tracks, text]);
  return null;
}
