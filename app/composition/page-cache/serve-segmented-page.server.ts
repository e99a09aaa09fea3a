import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { crc32 } from "node:zlib";
import { visitorView } from "~/models/shops/visitors/visitor";
import type { SessionVisitor } from "~/services/accounts/sessions/find-session-visitor.server";
import { securityHeaderList } from "~/services/platform/http/answers/security-headers.server";
import { fillGaps } from "./fill-gap.server";
import type { SegmentedPage } from "./prepare-segmented-page.server";
import type { GappedScript } from "./split-page.server";

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty last block of a deflate stream. */
const lastBlock = Buffer.from([3, 0]);
const acceptsGzip = /\bgzip\b(?!;\s*q=0(\.0*)?(?![\d.]))/;

/**
 * Sends a shared page with a visitor's own values filled in. Browsers must not store it: going back after
 * signing out, or after adding to the cart, must not show old values.
 */
export function serveSegmentedPage(
  req: IncomingMessage,
  res: ServerResponse,
  segmentedPage: SegmentedPage,
  { visitor, ...counts }: SessionVisitor,
  { requestId, tellsSource }: { requestId: string; tellsSource: boolean },
): void {
  const values = fillGaps(segmentedPage.gaps, visitorView(visitor, counts));
  const isPacked = acceptsGzip.test(String(req.headers["accept-encoding"] ?? ""));
  const body = isPacked
    ? packedPage(segmentedPage, values)
    : Buffer.concat(between(segmentedPage.texts, values));
  const policy = policyFor(segmentedPage, values);
  res.writeHead(200, [
    "Content-Type",
    segmentedPage.contentType,
    "Content-Length",
    String(body.length),
    "Cache-Control",
    "private, no-store",
    ...(tellsSource ? ["Server-Timing", 'cache;desc="segmented"'] : []),
    "X-Request-Id",
    requestId,
    ...(policy ? ["Content-Security-Policy", policy] : []),
    ...(isPacked ? ["Content-Encoding", "gzip"] : []),
    ...securityHeaderList,
  ]);
  res.end(body);
}

/** The pieces with the values between them. */
function between(pieces: readonly Buffer[], values: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece, at) => {
    const value = values[at];
    return value ? [piece, value] : [piece];
  });
}

/** One gzip file: the texts are compressed already, the values go between them as they are. */
function packedPage({ texts, packed }: SegmentedPage, values: readonly Buffer[]): Buffer {
  let check = 0;
  let length = 0;
  for (const [at, text] of texts.entries()) {
    const value = values[at];
    check = crc32(text, check);
    length += text.length;
    if (!value) continue;
    check = crc32(value, check);
    length += value.length;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(check, 0);
  tail.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([gzipHead, ...between(packed, values.map(storedBlock)), lastBlock, tail]);
}

/** A deflate block that holds bytes uncompressed: marker, length, and the length's complement. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** The policy with the hashes of the scripts as this visitor gets them. */
function policyFor({ policy, scripts, texts }: SegmentedPage, values: readonly Buffer[]): string {
  let text = policy[0] ?? "";
  for (const [at, script] of scripts.entries()) text += `${hashOf(script, texts, values)}${policy[at + 1]}`;
  return text;
}

function hashOf({ from, to }: GappedScript, texts: readonly Buffer[], values: readonly Buffer[]): string {
  const hash = createHash("sha256");
  for (let at = from.text; at <= to.text; at++) {
    const text = texts[at];
    if (!text) continue;
    hash.update(text.subarray(at === from.text ? from.byte : 0, at === to.text ? to.byte : text.length));
    const value = values[at];
    if (at < to.text && value) hash.update(value);
  }
  return `'sha256-${hash.digest("base64")}'`;
}
