// @public

import Bowser from "bowser";

/** Longest `User-Agent` stored and read, in characters. */
export const maxUserAgentLength = 300;

/** Browser and device from a `User-Agent`: 'Safari on iPhone', 'Chrome on Windows'. */
export function nameDevice(userAgent: string): string {
  if (!userAgent) return "Unknown device";
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  const device = platform.model ?? os.name;
  if (!browser.name) return device ?? "Unknown device";
  return device ? `${browser.name} on ${device}` : browser.name;
}
