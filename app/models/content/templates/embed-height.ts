// @public

/** How often the page asks a loaded embed for its height, and at what interval (rule widgets-11). */
export const heightRetries = 5;
/** Time between two requests for the height. */
export const heightRetryMs = 500;
/** Greatest height of an embed, px. */
const maxHeightPx = 10_000;

/** The message to an embed, and the property that holds the answer. */
export const heightQuestion = "awning:height?";
const answerName = "awning:height";

/**
 * The height in an embed's answer, px; null for any other message. Embeds are untrusted, so every message is
 * checked.
 */
export function readHeightAnswer(message: unknown): number | null {
  if (typeof message !== "object" || message === null || !(answerName in message)) return null;
  const height: unknown = message[answerName as keyof typeof message];
  if (typeof height !== "number" || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.ceil(height), maxHeightPx);
}

/** The document of an embed: the owner's code, and a script that reports its height. */
export function embedDocument(code: string): string {
  const script = `(function(){function tell(){parent.postMessage({"${answerName}":document.documentElement.offsetHeight},"*")}addEventListener("load",tell);addEventListener("message",function(e){if(e.source===parent&&e.data==="${heightQuestion}")tell()})})()`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Embedded content</title><style>body{margin:0;font-family:system-ui,sans-serif}</style><script>${script}</script></head><body>${code}</body></html>`;
}

/**
 * The content security policy of that document. The sandbox gives the code an origin of its own, so that it
 * can read no cookie, form or page of the shop, even when its address is opened directly.
 */
export const embedPolicy =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation; frame-ancestors 'self'";
