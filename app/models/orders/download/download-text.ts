// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { DownloadState } from "./download-state";
import type { DownloadView } from "./download-view";

/** Why a link gets no file: its state, a forged link, or a file that is gone from the disk. */
export type DownloadRefusal = Exclude<DownloadState, "ready"> | "unknown" | "lost";

/** Headings and sentences of the page that refuses a link (rule downloads-6). */
export const downloadRefusals: Readonly<Record<DownloadRefusal, { heading: string; text: string }>> = {
  unknown: {
    heading: message("We couldn’t find this download"),
    text: message("Check the link, or open the downloads of your account."),
  },
  lost: {
    heading: message("We can’t send this file now"),
    text: message("Please try again later, or write to us. This try wasn’t counted."),
  },
  used_up: {
    heading: message("This download is used up"),
    text: message("You’ve used all the downloads of your purchase. Write to us if you need the file again."),
  },
  expired: {
    heading: message("This download has expired"),
    text: message("The time to download this file has ended. Write to us if you need it again."),
  },
  withdrawn: {
    heading: message("This download is no longer available"),
    text: message("The order it belongs to was canceled or refunded."),
  },
};

/** What is left of a bought file in a few words: `4 downloads left · until Mar 31 2026`. */
export function downloadText({ state, usesLeft, expiresOnText }: DownloadView): string {
  if (state === "used_up") return phrase("All downloads used");
  if (state === "expired")
    return expiresOnText ? phrase("Expired on {day}", { day: expiresOnText }) : phrase("Expired");
  if (state === "withdrawn") return phrase("No longer available");
  const left =
    usesLeft === null
      ? phrase("Unlimited downloads")
      : phrase("{count, plural, one {# download} other {# downloads}} left", { count: usesLeft });
  return expiresOnText === null ? left : phrase("{left} · until {day}", { left, day: expiresOnText });
}
