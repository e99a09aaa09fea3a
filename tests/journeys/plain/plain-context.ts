import { CookieJar } from "../../http/runner/cookie-jar";
import { PlainPage } from "./plain-page";
import { type Answered, plainSend } from "./plain-send";

/** What a context is opened with, as far as a browser without scripts knows it. */
export type PlainOptions = {
  baseURL?: string | undefined;
  extraHTTPHeaders?: Record<string, string> | undefined;
};

/** One hop of a request: what was asked and what came. */
export class PlainResponse {
  constructor(
    readonly asked: { method: string; url: URL; body: Buffer },
    readonly answered: Answered,
  ) {}
  status = () => this.answered.status;
  ok = () => this.answered.status < 300;
  url = () => this.asked.url.href;
  headers = () => this.answered.headers;
  html = () => this.answered.body.toString("utf8");
  text = async () => this.html();
  json = async () => JSON.parse(this.html());
  body = async () => this.answered.body;
  request = () => ({
    method: () => this.asked.method,
    postData: () => this.asked.body.toString("utf8"),
    url: this.url,
  });
}

/** A request as the address bar, a link or a form makes it. */
export type PlainRequest = {
  method: string;
  url: URL;
  body?: Buffer;
  headers?: Record<string, string>;
  maxRedirects?: number;
};

const longestChain = 20;
const browserHeaders = {
  "user-agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36",
  "accept-language": "en-US",
  "upgrade-insecure-requests": "1",
};

/** The cookies and pages of one shopper. */
export class PlainContext {
  #jar = new CookieJar();
  #hosts = new Set<string>();
  #listeners: ((response: PlainResponse) => void)[] = [];

  constructor(readonly options: PlainOptions) {}

  /** Calls back with each answer, redirects among them. Nothing else happens without a browser. */
  on(event: string, listener: (response: PlainResponse) => void): this {
    if (event === "response") this.#listeners.push(listener);
    return this;
  }

  async newPage(): Promise<PlainPage> {
    return new PlainPage(this);
  }

  /** Follows a request to the answer that is no redirect. */
  async send({
    method,
    url,
    body = Buffer.alloc(0),
    headers = {},
    maxRedirects = longestChain,
  }: PlainRequest) {
    let asked = { method, url, body };
    for (let hops = 0; ; hops += 1) {
      const response = await this.#hop(asked, headers);
      const to = response.headers().location;
      if (!to || response.status() < 300 || response.status() > 399 || hops >= maxRedirects) return response;
      if (hops === longestChain - 1) throw new Error(`${url} redirects without end`);
      const keepsMethod = [307, 308].includes(response.status());
      const next = new URL(to, asked.url);
      if (!next.hash) next.hash = asked.url.hash;
      asked = keepsMethod ? { ...asked, url: next } : { method: "GET", url: next, body: Buffer.alloc(0) };
    }
  }

  async #hop(asked: { method: string; url: URL; body: Buffer }, headers: Record<string, string>) {
    const { method, url, body } = asked;
    const cookie = this.#jar.header(url.hostname);
    const { "content-type": type, ...others } = headers;
    const answer = await plainSend({
      method,
      url,
      headers: {
        ...browserHeaders,
        ...this.options.extraHTTPHeaders,
        ...others,
        ...(cookie ? { cookie } : {}),
        ...(method !== "GET" && type ? { "content-type": type } : {}),
      },
      body,
    });
    this.#hosts.add(url.hostname);
    this.#jar.keep(url.hostname, answer.setCookies, Date.now());
    const response = new PlainResponse(asked, answer);
    for (const listener of this.#listeners) listener(response);
    return response;
  }

  async clearCookies(): Promise<void> {
    this.#jar = new CookieJar();
  }
  /** The cookies of all hosts. */
  async cookies() {
    return [...this.#hosts].flatMap((domain) =>
      this.#jar
        .header(domain)
        .split("; ")
        .filter(Boolean)
        .map((pair) => ({
          domain,
          name: pair.split("=")[0] ?? "",
          value: pair.slice(pair.indexOf("=") + 1),
        })),
    );
  }
  async addCookies(
    cookies: readonly { name: string; value: string; url?: string; domain?: string }[],
  ): Promise<void> {
    for (const { name, value, url, domain } of cookies)
      this.#jar.keep(url ? new URL(url).hostname : (domain ?? ""), [`${name}=${value}`], Date.now());
  }
  /** Nothing but documents is asked for, so that no script or picture can be held back. */
  async route(): Promise<void> {}
  async unroute(): Promise<void> {}
  async close(): Promise<void> {}
}
