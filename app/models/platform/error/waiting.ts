// @public

import { message } from "../texts/message";
import { phrase } from "../texts/phrase";

/** Texts of the page that a visitor waits on while many others buy in the same shop (rule resilience-14). */
export const waiting = {
  title: message("Please wait a moment"),
  heading: message("Many people are shopping here right now"),
  again: message("Send it again"),
  load: message("Try again now"),
} as const;

const shortestS = 5;

/** Seconds to stay away, rounded so that none comes back too early. */
export const waitSeconds = (waitMs: number): number => Math.max(shortestS, Math.ceil(waitMs / 1000));

/** A wait in words: 'about 20 seconds', 'about 2 minutes'. */
export function waitWords(seconds: number): string {
  if (seconds <= 60)
    return phrase("about {count, plural, one {# second} other {# seconds}}", {
      count: Math.ceil(seconds / 5) * 5,
    });
  return phrase("about {count, plural, one {# minute} other {# minutes}}", {
    count: Math.ceil(seconds / 60),
  });
}

/** What the page says of a page that was asked for, or of a form that was sent and not taken yet. */
export const waitingText = (seconds: number, isForm: boolean): string =>
  isForm
    ? phrase("What you sent was not taken yet, and nothing of it is lost. Please send it again in {wait}.", {
        wait: waitWords(seconds),
      })
    : phrase("This page opens in {wait}. You don’t have to do anything: it tries again for you.", {
        wait: waitWords(seconds),
      });
