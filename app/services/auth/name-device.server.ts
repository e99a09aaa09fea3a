import Bowser from "bowser";

/** Longest `User-Agent` that is kept and read, in characters. */
export const maxUserAgentLength = 300;

/** A browser and its device in words, by its `User-Agent`: 'Safari on iPhone', 'Chrome on Windows'. */
export function nameDevice(userAgent: string): string {
  if (!userAgent) return "Unknown device";
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  const device = platform.model ?? os.name;
  if (!browser.name) return device ?? "Unknown device";
  return device ? `${browser.name} on ${device}` : browser.name;
}
