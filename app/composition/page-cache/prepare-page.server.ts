import { createHash } from "node:crypto";
import type { PageEncoding } from "~/services/platform/http/answers/pick-encoding.server";
import { securityHeaderList } from "~/services/platform/http/answers/security-headers.server";
import type { KeptPage, RenderedPage } from "./page-cache.server";

/** A page in one encoding: its bytes, and the raw list of all headers that every answer with it has. */
export type EncodedPage = { body: Buffer; headers: string[] };

/**
 * A page of visitors without a session, ready to be written in the encodings it was asked for in. As it was
 * rendered it is kept only until there is another, or when it was asked for like that.
 */
export type PreparedPage = KeptPage & {
  etag: string;
  contentType: string;
  policy: string;
  /** Whether the page was asked for before, so that it is worth compressing well. */
  isWanted: boolean;
  /** At least one of them is there. */
  encoded: Partial<Record<PageEncoding, EncodedPage>>;
  /** Encodings under way. */
  encoding: Partial<Record<PageEncoding, Promise<EncodedPage>>>;
  /** Whether it was asked for as it was rendered. */
  isAskedPlain: boolean;
};

/** Makes a rendered page ready to be written. It is compressed once it is known in which encoding. */
export async function preparePage(
  rendered: RenderedPage,
  nowMs: number,
  isWanted: boolean,
): Promise<PreparedPage> {
  const { body, contentType, policy, owners, tags, missedSearch = null, countedAt = null } = rendered;
  // A browser that keeps the body keeps the policy with it, so another policy makes another page.
  const etag = `"${createHash("sha1").update(body).update(policy).digest("base64url")}"`;
  const identity = encodedPage({ etag, contentType, policy }, body, "identity");
  return {
    owners,
    tags,
    missedSearch,
    countedAt,
    etag,
    contentType,
    policy,
    isWanted,
    encoded: { identity },
    encoding: {},
    isAskedPlain: false,
    preparedAtMs: nowMs,
    sizeBytes: body.length + 2 * policy.length,
  };
}

/** The bytes of a page in an encoding with the headers they go out with. */
export function encodedPage(
  { etag, contentType, policy }: Pick<PreparedPage, "etag" | "contentType" | "policy">,
  body: Buffer,
  encoding: PageEncoding,
): EncodedPage {
  const headers = [
    "Content-Type",
    contentType,
    "Content-Length",
    String(body.length),
    "ETag",
    etag,
    "Cache-Control",
    "private, no-cache",
    "Vary",
    "Accept-Encoding, Cookie",
    ...(policy ? ["Content-Security-Policy", policy] : []),
    ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ...securityHeaderList,
  ];
  return { body, headers };
}
