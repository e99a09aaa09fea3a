// @public

/** Texts of the page that a visitor waits on while many others buy in the same shop (rule resilience-14). */
export const waiting = {
  title: "Please wait a moment",
  heading: "Many people are shopping here right now",
  again: "Send it again",
  load: "Try again now",
} as const;

const shortestS = 5;

/** Seconds to stay away, rounded so that none comes back too early. */
export const waitSeconds = (waitMs: number): number => Math.max(shortestS, Math.ceil(waitMs / 1000));

/** A wait in words: 'about 20 seconds', 'about 2 minutes'. */
export function waitWords(seconds: number): string {
  if (seconds <= 60) return `about ${Math.ceil(seconds / 5) * 5} seconds`;
  return `about ${Math.ceil(seconds / 60)} minutes`;
}

/** What the page says of a page that was asked for, or of a form that was sent and not taken yet. */
export const waitingText = (seconds: number, isForm: boolean): string =>
  isForm
    ? `What you sent was not taken yet, and nothing of it is lost. Please send it again in ${waitWords(seconds)}.`
    : `This page opens in ${waitWords(seconds)}. You don’t have to do anything: it tries again for you.`;
