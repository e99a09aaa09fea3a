// @public

import { isKeptAway } from "./popup-cookie";
import { isPopupPage, type PopupRule, popupPageOf } from "./popup-page";
import type { PopupSettings } from "./popup-settings-schema";

/** Someone on a page; `daysSince` tells how long ago the popup opened for them, null for never. */
export type PopupVisit = { path: string; isSignedIn: boolean; daysSince: number | null };

/** One rule of a popup for a visit: whether it lets the popup open, and why. */
export type PopupVerdict = { rule: string; opens: boolean; reason: string };

/** Whether a popup is meant for a visitor: one for customers is not for guests (rule popups-3). */
export const isPopupFor = ({ loggedInOnly }: Pick<PopupSettings, "loggedInOnly">, isSignedIn: boolean) =>
  isSignedIn || !loggedInOnly;

/** How long a popup waits before it opens (rule popups-1). */
export const popupDelay = ({ show, delaySeconds }: Pick<PopupSettings, "show" | "delaySeconds">): number =>
  show === "delayed" ? delaySeconds : 0;

/** What each rule of a popup says of a visit; it opens where all let it (rule popups-5). */
export function popupVerdicts(
  popup: Omit<PopupSettings, "show" | "delaySeconds">,
  hasMessage: boolean,
  visit: PopupVisit,
): PopupVerdict[] {
  return [
    {
      rule: "Message",
      opens: hasMessage,
      reason: hasMessage ? "It has a message." : "It has no message to show.",
    },
    { rule: "Page", opens: isPopupPage(popup, visit.path), reason: pageReason(popup, visit.path) },
    {
      rule: "Visitor",
      opens: isPopupFor(popup, visit.isSignedIn),
      reason: popup.loggedInOnly ? "It is for customers who are signed in." : "It is for everyone.",
    },
    { rule: "Seen", opens: !isKeptAway(popup, visit.daysSince), reason: seenReason(popup, visit.daysSince) },
  ];
}

function pageReason(popup: PopupRule, path: string): string {
  if (popup.pages.length === 0 && popup.slugs.length === 0) return "It is shown on every page that has it.";
  const kind = popupPageOf(path);
  const isShown = isPopupPage(popup, path);
  if (kind) return `Kind of page: ${kind}. It is ${isShown ? "" : "not "}among those it is shown on.`;
  return `The address is ${isShown ? "" : "not "}among those it is shown on.`;
}

function seenReason(
  { useCookie, cookieDays }: Pick<PopupSettings, "useCookie" | "cookieDays">,
  daysSince: number | null,
): string {
  if (!useCookie) return "It opens on every visit.";
  if (daysSince === null) return "It has not opened for them before.";
  return `After it opens, it stays away for ${cookieDays === 1 ? "1 day" : `${cookieDays} days`}.`;
}
