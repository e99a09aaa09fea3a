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
      if (options.sitekey !== "site") throw new Error("invalid site key");
      if (options.size !== "invisible") throw new Error("it waits for a press of its own");
      if (container.childElementCount > 0) throw new Error("a captcha stands in this element already");
      container.append(document.createElement("span"));
      return widgets.push({ options, isSpent: false }) - 1;
    },
    reset(id) {
      if (!widgets[id]) throw new Error("no captcha stands there");
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

/** What its answers are made of, by what stands before a token's first hyphen. */
const known: Record<string, object> = { good: {}, unsure: { score: 0.1 } };

/** A captcha provider on this machine. */
export type CaptchaProvider = {
  scriptUrl: string;
  verifyUrl: string;
  /** What it was asked about, oldest first. */
  asked: Record<string, string>[];
  close: () => Promise<unknown>;
};

/**
 * Starts a captcha provider on this machine that speaks the protocol of reCAPTCHA, for the site `site` with
 * the key `secret`, and is as strict: it takes a form that is posted, and tells what is missing in it or
 * wrong. Each token counts once. What stands before its first hyphen tells its kind: `good` is a person,
 * `unsure` has a low score, `broken` gets an answer that cannot be read.
 */
export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const asked: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/api.js"))
      return response.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    let body = "";
    for await (const chunk of request) body += chunk;
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const isAsked = request.method === "POST" && request.url === "/siteverify" && isForm;
    const fields = isAsked ? Object.fromEntries(new URLSearchParams(body)) : {};
    const isUsed = asked.some(({ response: token }) => token === fields.response);
    asked.push(fields);
    const kind = fields.response?.split("-")[0] ?? "";
    if (kind === "broken") return response.writeHead(502).end("<html>Bad gateway");
    const errors = isAsked ? problems(fields, isUsed) : ["bad-request"];
    const answer = errors.length > 0 ? { success: false, "error-codes": errors } : person(kind);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
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

/** The provider's words for what is wrong with a question; none for a right one. */
function problems({ secret, response, remoteip: _, ...others }: Record<string, string>, isUsed: boolean) {
  const kind = response?.split("-")[0] ?? "";
  return [
    ...(secret ? [] : ["missing-input-secret"]),
    ...(secret && secret !== "secret" ? ["invalid-input-secret"] : []),
    ...(response ? [] : ["missing-input-response"]),
    ...(response && !(kind in known) ? ["invalid-input-response"] : []),
    ...(isUsed ? ["timeout-or-duplicate"] : []),
    ...(Object.keys(others).length > 0 ? ["bad-request"] : []),
  ];
}

const person = (kind: string) => ({
  success: true,
  challenge_ts: "2026-03-01T12:00:00Z",
  hostname: "acme.example",
  ...known[kind],
});
