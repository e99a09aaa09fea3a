import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings a prepared page is kept in. */
export type PageEncoding = "identity" | "gzip" | "br";

/** A page rendered once and ready to be written: bytes and raw header lists by encoding. */
export type PreparedPage = {
  shopId: string;
  tags: ReadonlySet<string>;
  etag: string;
  bodies: Record<PageEncoding, Buffer>;
  headers: Record<PageEncoding, string[]>;
  preparedAtMs: number;
  sizeBytes: number;
};

/** What a render hands to the cache; `cacheable` false answers the page without keeping it. */
export type RenderedPage = {
  shopId: string;
  tags: ReadonlySet<string>;
  contentType: string;
  policy: string;
  body: Buffer;
};

/** How long a page is served without looking again, and how long a stale one may stand in while it is. */
export type PageCacheLimits = { freshMs: number; staleMs: number; maxBytes: number };

const defaultLimits: PageCacheLimits = { freshMs: 60_000, staleMs: 600_000, maxBytes: 256 * 1024 * 1024 };

/**
 * Pages of visitors without a session, rendered once and kept as buffers. Nothing personal may enter: the caller only
 * asks for requests that carry no session, and a render that turns out personal answers `null`.
 */
export class PageCache {
  #pages = new Map<string, PreparedPage>();
  #rendering = new Map<string, Promise<PreparedPage | null>>();
  /** Counts purges of a shop, so that a page begun before a purge is not kept after it. */
  #purges = new Map<string, number>();
  #sizeBytes = 0;

  constructor(
    private readonly nowMs: () => number,
    private readonly limits: PageCacheLimits = defaultLimits,
  ) {}

  /** The page if it may be served now. `isStale` asks the caller to render it again behind the answer. */
  lookup(key: string): { page: PreparedPage; isStale: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const ageMs = this.nowMs() - page.preparedAtMs;
    if (ageMs > this.limits.freshMs + this.limits.staleMs) {
      this.#drop(key, page);
      return null;
    }
    return { page, isStale: ageMs > this.limits.freshMs };
  }

  /**
   * Renders and keeps a page; visitors who ask for the same page meanwhile wait for this one render.
   * @param shopId shop the page belongs to
   * @param render answers null for a page that must not be kept
   */
  fill(
    key: string,
    shopId: string,
    render: () => Promise<RenderedPage | null>,
  ): Promise<PreparedPage | null> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const purgesBefore = this.#purges.get(shopId) ?? 0;
    const filling = render()
      .then(async (rendered) => {
        if (!rendered) return null;
        const page = await prepare(rendered, this.nowMs());
        if ((this.#purges.get(shopId) ?? 0) === purgesBefore) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === filling) this.#rendering.delete(key);
      });
    this.#rendering.set(key, filling);
    return filling;
  }

  /** Drops the pages of a shop that show one of the tags; the tag `shop` drops them all. */
  purge(shopId: string, tags: readonly string[]): void {
    this.#purges.set(shopId, (this.#purges.get(shopId) ?? 0) + 1);
    // A render under way may have read what just changed: whoever comes next starts a new one.
    this.#rendering.clear();
    const whole = tags.includes("shop");
    for (const [key, page] of this.#pages)
      if (page.shopId === shopId && (whole || tags.some((tag) => page.tags.has(tag)))) this.#drop(key, page);
  }

  /** Drops everything, as after a time without news from the database. */
  clear(): void {
    for (const page of this.#pages.values())
      this.#purges.set(page.shopId, (this.#purges.get(page.shopId) ?? 0) + 1);
    this.#rendering.clear();
    this.#pages.clear();
    this.#sizeBytes = 0;
  }

  #keep(key: string, page: PreparedPage): void {
    const old = this.#pages.get(key);
    if (old) this.#drop(key, old);
    this.#pages.set(key, page);
    this.#sizeBytes += page.sizeBytes;
    for (const [oldest, entry] of this.#pages) {
      if (this.#sizeBytes <= this.limits.maxBytes) break;
      this.#drop(oldest, entry);
    }
  }

  #drop(key: string, page: PreparedPage): void {
    if (this.#pages.delete(key)) this.#sizeBytes -= page.sizeBytes;
  }
}

async function prepare(rendered: RenderedPage, nowMs: number): Promise<PreparedPage> {
  const { body, contentType, policy, shopId, tags } = rendered;
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: 6 }),
  ]);
  // A browser that keeps the body keeps the policy with it, so another policy makes another page.
  const etag = `"${createHash("sha1").update(body).update(policy).digest("base64url")}"`;
  const headersFor = (bytes: Buffer, encoding: PageEncoding) => [
    "Content-Type",
    contentType,
    "Content-Length",
    String(bytes.length),
    "ETag",
    etag,
    "Cache-Control",
    "private, no-cache",
    "Vary",
    "Accept-Encoding, Cookie",
    ...(policy ? ["Content-Security-Policy", policy] : []),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
  ];
  return {
    shopId,
    tags,
    etag,
    bodies: { identity: body, gzip: gz, br },
    headers: {
      identity: headersFor(body, "identity"),
      gzip: headersFor(gz, "gzip"),
      br: headersFor(br, "br"),
    },
    preparedAtMs: nowMs,
    sizeBytes: body.length + gz.length + br.length,
  };
}
