// @public

import { countText } from "../../catalogue/listing/count-text";
import type { DownloadState } from "./download-state";
import type { DownloadView } from "./download-view";

/** Why a link gets no file: its state, a forged link, or a file that is gone from the disk. */
export type DownloadRefusal = Exclude<DownloadState, "ready"> | "unknown" | "lost";

/** Headings and sentences of the page that refuses a link (rule downloads-6). */
export const downloadRefusals: Readonly<Record<DownloadRefusal, { heading: string; text: string }>> = {
  unknown: {
    heading: "We couldn’t find this download",
    text: "Check the link, or open the downloads of your account.",
  },
  lost: {
    heading: "We can’t send this file now",
    text: "Please try again later, or write to us. This try wasn’t counted.",
  },
  used_up: {
    heading: "This download is used up",
    text: "You’ve used all the downloads of your purchase. Write to us if you need the file again.",
  },
  expired: {
    heading: "This download has expired",
    text: "The time to download this file has ended. Write to us if you need it again.",
  },
  withdrawn: {
    heading: "This download is no longer available",
    text: "The order it belongs to was canceled or refunded.",
  },
};

/** What is left of a bought file in a few words: `4 downloads left · until Mar 31 2026`. */
export function downloadText({ state, usesLeft, expiresOnText }: DownloadView): string {
  if (state === "used_up") return "All downloads used";
  if (state === "expired") return expiresOnText ? `Expired on ${expiresOnText}` : "Expired";
  if (state === "withdrawn") return "No longer available";
  const left = usesLeft === null ? "Unlimited downloads" : `${countText(usesLeft, "download")} left`;
  return expiresOnText === null ? left : `${left} · until ${expiresOnText}`;
}
