/** Cookies of one browser, by host. Paths and dates are ignored, except that an expired cookie is removed. */
export class CookieJar {
  #cookies = new Map<string, Map<string, string>>();

  /** Stores an answer's cookies. @param nowMs decides which `Expires` are past */
  keep(host: string, setCookies: readonly string[], nowMs: number): void {
    const held = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, held);
    for (const line of setCookies) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (isOver(attributes, nowMs)) held.delete(name.trim());
      else held.set(name.trim(), value.join("=").trim());
    }
  }

  /** The `Cookie` header for a host; empty if there is none. */
  header(host: string): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** The value of one cookie. */
  value(host: string, name: string): string | undefined {
    return this.#cookies.get(host)?.get(name);
  }
}

function isOver(attributes: readonly string[], nowMs: number): boolean {
  const find = (wanted: string) =>
    attributes
      .map((attribute) => attribute.trim().split("="))
      .find(([name]) => name?.toLowerCase() === wanted)?.[1];
  const maxAge = find("max-age");
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = find("expires");
  return expires !== undefined && Date.parse(expires) <= nowMs;
}
