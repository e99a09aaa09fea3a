/** How often an embed is asked for its height after it was loaded, and how long apart (rule widgets-11). */
export const heightRetries = 5;
/** Time between two questions for the height. */
export const heightRetryMs = 500;
/** Higher than this no embed grows, px. */
const maxHeightPx = 10_000;

/** What the page asks an embed, and the name its answer carries. */
export const heightQuestion = "awning:height?";
const answerName = "awning:height";

/** The height an embed answered, px; null for any other message. Embeds are strangers: nothing they say is trusted. */
export function readHeightAnswer(message: unknown): number | null {
  if (typeof message !== "object" || message === null || !(answerName in message)) return null;
  const height: unknown = message[answerName as keyof typeof message];
  if (typeof height !== "number" || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.ceil(height), maxHeightPx);
}

/** The document an embed lives in: the owner's code, and a script that answers for its height. */
export function embedDocument(code: string): string {
  const script = `(function(){function tell(){parent.postMessage({"${answerName}":document.documentElement.offsetHeight},"*")}addEventListener("load",tell);addEventListener("message",function(e){if(e.source===parent&&e.data==="${heightQuestion}")tell()})})()`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Embedded content</title><style>body{margin:0;font-family:system-ui,sans-serif}</style><script>${script}</script></head><body>${code}</body></html>`;
}

/**
 * The policy of that document. Whatever the code is, it runs apart from the shop: with an origin of its own, so that
 * it can read no cookie, no form and no page, also when its address is opened by itself.
 */
export const embedPolicy =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation; frame-ancestors 'self'";
