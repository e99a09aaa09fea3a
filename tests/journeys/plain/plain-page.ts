import { parsePage } from "./dom/parse-page";
import type { PlainContext, PlainResponse } from "./plain-context";
import { PlainDownload } from "./plain-download";
import { type ChosenFiles, isSendable, submissionOf } from "./plain-form";
import { type Narrowed, PlainLocator } from "./plain-locator";
import { byLabel, byRole, bySelector, byText, type RoleOptions, type Wanted } from "./plain-queries";
import { unfoldPlace } from "./plain-visibility";

type Exactly = { exact?: boolean };
type Visit = { url: URL; html: string };

/**
 * A page in a browser without scripts, as far as HTML alone decides: it has the methods of Playwright's Page
 * that journeys use. Nothing is drawn and nothing changes but by a press, so that nothing has to be waited
 * for.
 */
export class PlainPage {
  readonly files: ChosenFiles = new WeakMap();
  #focused: Element | null | undefined;
  #visits: Visit[] = [];
  #position = -1;
  /** Made when it is looked at: parsing is most of the work, and many a page only leads to the next. */
  #dom: Document | undefined;
  #extraHeaders: Record<string, string> = {};
  #waiting: { isIt: (response: PlainResponse) => boolean; found: (response: PlainResponse) => void }[] = [];
  #awaited: ((download: PlainDownload) => void)[] = [];
  readonly keyboard = {
    press: async (key: string) => {
      if (key === "Enter" && this.focused) await this.#locate([this.focused]).press(key);
    },
  };

  constructor(readonly opener: PlainContext) {
    opener.on("response", (response) => {
      for (const waiter of this.#waiting.filter(({ isIt }) => isIt(response))) waiter.found(response);
    });
  }

  context = () => this.opener;
  document = () => this.#parsed();
  url = () => this.#visits[this.#position]?.url.href ?? "about:blank";
  title = async () => this.document().title;
  content = async () => this.document().toString();
  close = async () => {};
  route = async () => {};
  unroute = async () => {};
  on = () => this;
  setViewportSize = async () => {};
  viewportSize = () => ({ width: 390, height: 844 });
  bringToFront = async () => {};
  setExtraHTTPHeaders = async (headers: Record<string, string>) => {
    this.#extraHeaders = headers;
  };
  waitForLoadState = async () => {};

  /** Runs a function over the document; what needs a layout finds everything at 0. */
  async evaluate<T, Arg>(work: (arg: Arg) => T, arg?: Arg): Promise<T> {
    const window = { scrollY: 0, dispatchEvent: () => true };
    return new Function("window", "document", "arg", `return (${work})(arg)`)(window, this.document(), arg);
  }

  /** Opens an address, which may leave out the shop's origin. */
  async goto(address: string): Promise<PlainResponse> {
    return this.#visit({ method: "GET", url: this.absolute(address) });
  }
  async reload(): Promise<PlainResponse> {
    const url = new URL(this.url());
    return this.#visit({ method: "GET", url }, "replace");
  }
  goBack = async () => this.#go(-1);
  goForward = async () => this.#go(1);

  absolute = (address: string): URL => new URL(address, this.opener.options.baseURL ?? this.url());

  /** Follows a link. */
  async follow(link: HTMLAnchorElement): Promise<void> {
    const url = new URL(link.getAttribute("href") ?? "", this.url());
    const isHere = url.hash !== "" && url.href.split("#")[0] === this.url().split("#")[0];
    if (isHere) {
      unfoldPlace(this.document(), url.hash);
      this.#arrive({ url, html: this.document().toString() }, "push", this.document());
    }
    if (!isHere) await this.#visit({ method: "GET", url, referer: this.url() });
  }

  /** Sends a form as its button does; a form whose fields are not in order stays. */
  async submit(form: HTMLFormElement, button?: Parameters<typeof submissionOf>[1]): Promise<void> {
    if (!isSendable(form, button, this.files)) return;
    const { method, url, type, body } = await submissionOf(form, button, this.files);
    await this.#visit({ method, url, body, type, referer: this.url() });
  }

  async #visit(
    request: { method: string; url: URL; body?: Buffer; type?: string; referer?: string },
    how: "push" | "replace" = "push",
  ): Promise<PlainResponse> {
    const { method, url, body, type: sent, referer } = request;
    const headers = {
      ...this.#extraHeaders,
      ...(sent ? { "content-type": sent } : {}),
      ...(referer ? { referer: referer.split("#")[0] ?? "" } : {}),
      ...(method === "POST" && referer ? { origin: new URL(referer).origin } : {}),
      "sec-fetch-dest": "document",
      "sec-fetch-mode": "navigate",
      "sec-fetch-site": !referer
        ? "none"
        : new URL(referer).origin === url.origin
          ? "same-origin"
          : "cross-site",
    };
    const response = await this.opener.send({ method, url, headers, ...(body ? { body } : {}) });
    // A file is saved, and the page it was asked for on stays.
    const { "content-type": type = "", "content-disposition": saved = "" } = response.headers();
    if (!type.startsWith("text/html") || saved.startsWith("attachment")) {
      for (const found of this.#awaited.splice(0)) found(new PlainDownload(response));
      return response;
    }
    this.#arrive({ url: response.asked.url, html: response.html() }, how);
    const refresh =
      /<meta[^>]+http-equiv="refresh"/i.test(response.html()) &&
      this.document().querySelector('meta[http-equiv="refresh" i]')?.getAttribute("content");
    const next = /url=['"]?([^'"]+)/i.exec(refresh || "")?.[1];
    if (next) return this.#visit({ method: "GET", url: new URL(next, this.url()), referer: this.url() });
    return response;
  }

  #arrive(visit: Visit, how: "push" | "replace", dom?: Document): void {
    if (how === "push") this.#visits.splice(this.#position + 1, this.#visits.length, visit);
    else this.#visits[this.#position] = visit;
    if (how === "push") this.#position += 1;
    this.#show(dom);
  }

  #show(dom?: Document): void {
    this.#dom = dom;
    this.#focused = undefined;
  }

  #parsed(): Document {
    const visit = this.#visits[this.#position];
    if (this.#dom) return this.#dom;
    this.#dom = parsePage(visit?.html ?? "", this.url());
    if (visit) unfoldPlace(this.#dom, visit.url.hash);
    return this.#dom;
  }

  /** What has the focus: until something is pressed, what asks for it. */
  get focused(): Element | null {
    if (this.#focused === undefined) this.#focused = this.document().querySelector("[autofocus]");
    return this.#focused;
  }
  set focused(element: Element | null) {
    this.#focused = element;
  }

  async #go(steps: number): Promise<void> {
    const visit = this.#visits[this.#position + steps];
    if (!visit) return;
    this.#position += steps;
    this.#show();
  }

  /** Answers the next file. Pages without scripts have no other event. */
  waitForEvent(name: string): Promise<PlainDownload> {
    if (name !== "download") throw new Error(`a page without scripts has no ${name}`);
    return new Promise((found) => this.#awaited.push(found));
  }

  /** Answers the next response that is the wanted one. */
  waitForResponse(wanted: ((response: PlainResponse) => boolean) | string | RegExp): Promise<PlainResponse> {
    const isIt =
      typeof wanted === "function"
        ? wanted
        : (response: PlainResponse) =>
            typeof wanted === "string" ? response.url().includes(wanted) : wanted.test(response.url());
    return new Promise((resolve) => {
      const waiter = {
        isIt,
        found: (response: PlainResponse) => {
          this.#waiting = this.#waiting.filter((other) => other !== waiter);
          resolve(response);
        },
      };
      this.#waiting.push(waiter);
    });
  }

  /** Where the page is already, since a press ends when its page has come. */
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const isThere =
      typeof wanted === "function"
        ? wanted(new URL(this.url()))
        : typeof wanted === "string"
          ? this.absolute(wanted).href === this.url()
          : wanted.test(this.url());
    if (!isThere) throw new Error(`the page is at ${this.url()}`);
  }

  /** Requests beside the page, with its cookies. */
  readonly request = {
    get: (address: string, options?: Beside) => this.#beside("GET", address, options),
    post: (address: string, options?: Beside) => this.#beside("POST", address, options),
    fetch: (address: string, options?: Beside & { method?: string }) =>
      this.#beside(options?.method ?? "GET", address, options),
  };
  #beside(method: string, address: string, { form, data, headers, maxRedirects }: Beside = {}) {
    const given = typeof data === "string" ? data : data === undefined ? "" : JSON.stringify(data);
    const sent = form ? new URLSearchParams(form).toString() : given;
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    return this.opener.send({
      method,
      url: this.absolute(address),
      headers: { accept: "*/*", ...(sent ? { "content-type": type } : {}), ...headers },
      ...(sent ? { body: Buffer.from(sent) } : {}),
      ...(maxRedirects === undefined ? {} : { maxRedirects }),
    });
  }

  #locate = (elements: Element[]) => new PlainLocator(this, () => elements, "what has the focus");
  #find = (find: (root: ParentNode) => Element[], name: string) =>
    new PlainLocator(this, () => find(this.document()), name);
  locator = (selector: string, narrowed: Narrowed = {}) =>
    this.#find((root) => bySelector(root, selector), selector).filter(narrowed);
  getByRole = (role: string, options: RoleOptions = {}) =>
    this.#find((root) => byRole(root, role, options), `${role} ${options.name ?? ""}`);
  getByLabel = (label: Wanted, { exact }: Exactly = {}) =>
    this.#find((root) => byLabel(root, label, exact), `label ${label}`);
  getByText = (text: Wanted, { exact }: Exactly = {}) =>
    this.#find((root) => byText(root, text, exact), `text ${text}`);
  getByTestId = (id: string) => this.locator(`[data-testid="${id}"]`);
  getByPlaceholder = (text: string) => this.locator(`[placeholder="${text}"]`);
}

type Beside = {
  form?: Record<string, string>;
  data?: unknown;
  headers?: Record<string, string>;
  maxRedirects?: number;
};
