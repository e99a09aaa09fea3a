import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call that a fake of a provider was given. */
export type ProviderCall = {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
};

/** What a fake answers: JSON, or a page or script where `html` or `script` is given. */
export type ProviderReply = {
  status?: number;
  json?: unknown;
  html?: string;
  script?: string;
  location?: string;
};

/** How calls fail: with a status, or with a line that is cut before or after anything was done. */
export type ProviderFailure = number | "cut" | "lost";

/** A fake of a provider's API on this machine. */
export type ProviderServer = {
  url: string;
  calls: ProviderCall[];
  /**
   * From now on every call fails: with a status, with a line that is cut before anything was done, or with
   * one that is cut after it (`lost`). `null` ends it.
   * @param paths only calls of these paths fail
   */
  failWith: (how: ProviderFailure | null, paths?: RegExp) => void;
  /**
   * Holds back the answer to the next call whose path ends so; it has arrived when this resolves to its
   * release.
   */
  hold: (pathEnd: string) => Promise<() => void>;
  close: () => Promise<void>;
};

/** Starts a fake that answers by `reply`. */
export async function startProviderServer(
  reply: (call: ProviderCall, url: URL) => ProviderReply,
): Promise<ProviderServer> {
  const calls: ProviderCall[] = [];
  let failing: { how: ProviderFailure; paths: RegExp } | null = null;
  const held: { pathEnd: string; arrived: (release: () => void) => void }[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request);
    // Browsers with windows ask each site for its icon: no call of a shop.
    if (call.path === "/favicon.ico") return void response.writeHead(204).end();
    calls.push(call);
    const index = held.findIndex(({ pathEnd }) => call.path.endsWith(pathEnd));
    const [hold] = index < 0 ? [] : held.splice(index, 1);
    if (hold) await new Promise<void>((release) => hold.arrived(release));
    const failure = failing?.paths.test(call.path) ? failing.how : null;
    if (failure === "cut") return void request.socket.destroy();
    if (typeof failure === "number") return send(response, { status: failure, json: {} });
    const answer = reply(call, new URL(call.path, "http://provider"));
    if (failure === "lost") return void request.socket.destroy();
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    failWith: (how, paths = /./) => {
      failing = how === null ? null : { how, paths };
    },
    hold: (pathEnd) => new Promise((arrived) => held.push({ pathEnd, arrived })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<ProviderCall> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return { method: request.method ?? "", path: request.url ?? "/", headers: request.headers, body };
}

function send(response: ServerResponse, { status = 200, json, html, script, location }: ProviderReply): void {
  if (location) response.writeHead(303, { Location: location }).end();
  else if (html) response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  else if (script) response.writeHead(status, { "Content-Type": "text/javascript" }).end(script);
  else response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(json ?? {}));
}

/** The page of a provider on which a shopper pays, or goes back. */
export const payPage = (name: string, action: string): string => `<!doctype html>
<html lang="en"><head><title>${name}</title></head><body><h1>${name}</h1>
<form method="post" action="${action}">
<button name="press" value="pay">Pay</button>
<button name="press" value="pay-and-fail">Pay while the service fails</button> <button name="press" value="decline">Decline</button>
<button name="press" value="back">Back to the shop</button></form></body></html>`;
