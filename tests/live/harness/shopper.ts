import type { Answer, Send } from "../../http/runner/answer";
import { CookieJar } from "../../http/runner/cookie-jar";
import { seenText } from "../../http/runner/page";
import { select } from "../../http/runner/select";

const harbor = "http://harbor.localhost";

/** What the 'Place order' button of a page sends. */
export type PlaceForm = { place_token: string; seen: string; payment_method: string; billing_same: "on" };

/** A guest with a browser of their own, without scripts. */
export class Shopper {
  #jar = new CookieJar();

  /**
   * @param home the address of the shop, harbor by default
   * @param prefix of the language in which its pages are asked for, such as `/de`
   */
  constructor(
    private readonly send: Send,
    private readonly home = harbor,
    private readonly prefix = "",
  ) {}

  /** The same guest, cookies included, at another process of the shop. */
  at(send: Send): Shopper {
    const moved = new Shopper(send, this.home, this.prefix);
    moved.#jar = this.#jar;
    return moved;
  }

  /** The same guest, cookies included, in another language of the shop. */
  in(prefix: string): Shopper {
    const moved = new Shopper(this.send, this.home, prefix);
    moved.#jar = this.#jar;
    return moved;
  }

  /** The cookies this guest's browser sends. */
  cookie(): string {
    return this.#jar.header(new URL(this.home).hostname) ?? "";
  }

  get(path: string): Promise<Answer> {
    return this.#request("GET", path, "");
  }

  post(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.#request("POST", path, new URLSearchParams(fields).toString());
  }

  /** The id a product's page puts into the cart. */
  async productId(slug: string): Promise<string> {
    const { body } = await this.get(`/${slug}`);
    const id = select(body, 'main input[name="product_id"]')[0]?.attribs.value;
    if (!id) throw new Error(`/${slug} cannot be bought`);
    return id;
  }

  async add(productId: string, qty = 1, choices: Record<string, string> = {}): Promise<void> {
    const answer = await this.post("/checkout/cart", {
      intent: "add",
      product_id: productId,
      qty: String(qty),
      ...choices,
    });
    if (answer.status !== 303) throw new Error(`adding was answered with ${answer.status}`);
  }

  /** Answers every question of the checkout and looks at the review. */
  async fillCheckout(email = "ada@example.com", paymentMethod = "bank_transfer"): Promise<PlaceForm> {
    const address = { address_line1: "12 Harbor St", city: "Nazareth", state: "PA", postcode: "18064" };
    const parts: Record<string, string>[] = [
      { intent: "contact", email },
      {
        intent: "shipping-address",
        first_name: "Ada",
        last_name: "Byron",
        ...address,
        country: "US",
        phone: "6105551234",
      },
      { intent: "shipping-method", shipping_method: "standard" },
    ];
    for (const part of parts) {
      const { status } = await this.post("/checkout?index", part);
      if (status !== 303) throw new Error(`${part.intent} was answered with ${status}`);
    }
    return this.placeForm(paymentMethod);
  }

  async placeForm(paymentMethod = "bank_transfer"): Promise<PlaceForm> {
    const { body } = await this.get("/checkout");
    const value = (name: string) => select(body, `input[name="${name}"]`)[0]?.attribs.value ?? "";
    return {
      place_token: value("place_token"),
      seen: value("seen"),
      payment_method: paymentMethod,
      billing_same: "on",
    };
  }

  place(form: PlaceForm): Promise<Answer> {
    return this.post("/checkout?index", { intent: "place", ...form });
  }

  /** What the cart page says. */
  async cartText(): Promise<string> {
    return seenText((await this.get("/checkout/cart")).body);
  }

  async #request(method: string, path: string, body: string): Promise<Answer> {
    const url = new URL(this.prefix + path, this.home);
    const cookie = this.#jar.header(url.hostname);
    const headers = {
      accept: "text/html",
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    };
    const answer = await this.send({ method, url, headers, body });
    this.#jar.keep(url.hostname, answer.setCookies, Date.now());
    return answer;
  }
}

/** Id of the order an answer leads to; null when it leads to none. */
export function orderOf({ status, headers }: Answer): string | null {
  if (status !== 303) return null;
  return /\/checkout\/success\?order=([0-9a-f-]{36})/.exec(headers.location ?? "")?.[1] ?? null;
}
