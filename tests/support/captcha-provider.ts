import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The script of the provider, with what forms use of it. Like the real one a widget has a place of its own,
 * and once it answered or failed it says nothing more until it is reset. What a test wants to come of the
 * next presses it puts into `window.captchaOutcomes`, first in, first out: a kind of token, or `error` or
 * `expired`; `good` when there is none. `window.captchaAsked` counts how often a token was asked for.
 */
const script = `
{
  const widgets = [];
  window.captchaOutcomes ??= [];
  window.captchaAsked = 0;
  window.grecaptcha = {
    ready: (then) => then(),
    render(container, options) {
      if (container.childElementCount > 0) throw new Error("a captcha stands in this element already");
      container.append(document.createElement("span"));
      return widgets.push({ options, isSpent: false }) - 1;
    },
    reset(id) {
      widgets[id].isSpent = false;
    },
    execute(id) {
      window.captchaAsked += 1;
      const widget = widgets[id];
      if (widget.isSpent) return;
      widget.isSpent = true;
      const outcome = window.captchaOutcomes.shift() ?? "good";
      const { callback, [outcome + "-callback"]: fail } = widget.options;
      queueMicrotask(() => (fail ? fail() : callback(outcome + "-" + crypto.randomUUID())));
    },
  };
}
`;

/** A captcha provider on this machine. */
export type CaptchaProvider = {
  scriptUrl: string;
  verifyUrl: string;
  /** What it was asked about, oldest first. */
  asked: Record<string, string>[];
  close: () => Promise<unknown>;
};

/**
 * Starts a captcha provider on this machine that speaks the protocol of reCAPTCHA, for sites with the key
 * `secret`. Each token counts once. What stands before its first hyphen tells its kind: `good` is a person,
 * `unsure` has a low score, `broken` gets an answer nobody can read.
 */
export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const asked: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/api.js"))
      return response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    let body = "";
    for await (const chunk of request) body += chunk;
    const fields = Object.fromEntries(new URLSearchParams(body));
    const isUsed = asked.some(({ response: token }) => token === fields.response);
    asked.push(fields);
    const kind = fields.response?.split("-")[0] ?? "";
    if (kind === "broken") return response.writeHead(502).end("<html>Bad gateway");
    const error = isUsed ? "timeout-or-duplicate" : "invalid-input-response";
    const isKnown = !isUsed && fields.secret === "secret" && ["good", "unsure"].includes(kind);
    const score = kind === "unsure" ? { score: 0.1 } : {};
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify({ success: isKnown, ...score, ...(isKnown ? {} : { "error-codes": [error] }) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    scriptUrl: `${origin}/api.js`,
    verifyUrl: `${origin}/siteverify`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
