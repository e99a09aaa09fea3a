import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { KeptPage, RenderedPage } from "./page-cache.server";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encodings a prepared page is kept in. */
export type PageEncoding = "identity" | "gzip" | "br";

/** A page of visitors without a session, ready to be written: bytes and raw header lists by encoding. */
export type PreparedPage = KeptPage & {
  etag: string;
  bodies: Record<PageEncoding, Buffer>;
  headers: Record<PageEncoding, string[]>;
};

/** Prepares a rendered page to be written as it is. */
export async function preparePage(rendered: RenderedPage, nowMs: number): Promise<PreparedPage> {
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
