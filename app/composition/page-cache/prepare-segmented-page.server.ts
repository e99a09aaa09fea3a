import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";
import { hashSource } from "~/services/content/pages/find-page-sources.server";
import type { KeptPage, RenderedPage } from "./page-cache.server";
import { type Gap, type GappedScript, type Placeholders, splitPage } from "./split-page.server";

const deflated = promisify(deflateRaw);

/** A page for visitors with a session: everything except personal values, split at their positions. */
export type SegmentedPage = KeptPage & {
  contentType: string;
  texts: Buffer[];
  /** The texts compressed each for itself, as blocks of one deflate stream that others may stand between. */
  packed: Buffer[];
  gaps: Gap[];
  scripts: GappedScript[];
  /** The content security policy cut where the hashes of `scripts` belong; one piece more than those. */
  policy: string[];
};

/**
 * Prepares a page rendered with placeholders for the visitors of one audience.
 * @param isWanted whether it was asked for before; one that is sent once is compressed cheaply
 * @throws when it was rendered without
 */
export async function prepareSegmentedPage(
  rendered: RenderedPage,
  nowMs: number,
  isWanted: boolean,
): Promise<SegmentedPage> {
  const { contentType, policy, owners, tags, missedSearch = null, countedAt = null, placeholders } = rendered;
  if (!placeholders) throw new Error("a page for visitors with a session was rendered without placeholders");
  const { texts, gaps, scripts } = splitPage(
    rendered.body.toString(),
    placeholders,
    contentType.startsWith("text/html"),
  );
  // In the order in which the policy lists them: scripts before style sheets.
  const inline = scripts
    .map((script) => ({ script, hash: hashSource(scriptText(script, texts, gaps, placeholders)) }))
    .sort((one, other) => policy.indexOf(one.hash) - policy.indexOf(other.hash));
  const bytes = texts.map((text) => Buffer.from(text));
  const packed = await Promise.all(
    bytes.map((text) => deflated(text, { level: isWanted ? 6 : 1, finishFlush: constants.Z_SYNC_FLUSH })),
  );
  return {
    owners,
    tags,
    missedSearch,
    countedAt,
    contentType,
    texts: bytes,
    packed,
    gaps,
    scripts: inline.map(({ script }) => script),
    policy: cutPolicy(
      policy,
      inline.map(({ hash }) => hash),
    ),
    preparedAtMs: nowMs,
    sizeBytes: [...bytes, ...packed].reduce((sum, { length }) => sum + length, 0),
  };
}

/** The script as it was rendered, whose hash the policy holds. */
function scriptText(
  { from, to }: GappedScript,
  texts: string[],
  gaps: Gap[],
  placeholders: Placeholders,
): string {
  let code = "";
  for (let at = from.text; at <= to.text; at++) {
    const bytes = Buffer.from(texts[at] ?? "");
    const start = at === from.text ? from.byte : 0;
    const end = at === to.text ? to.byte : bytes.length;
    code += bytes.toString("utf8", start, end);
    const gap = gaps[at];
    if (at < to.text && gap) code += placeholders[gap.value];
  }
  return code;
}

/** @throws when the policy does not name a script: the page would be served with a script that cannot run */
function cutPolicy(policy: string, hashes: string[]): string[] {
  const pieces: string[] = [];
  let rest = policy;
  for (const hash of hashes) {
    const at = rest.indexOf(hash);
    if (at < 0) throw new Error("a script of a shared page is missing from its policy");
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at + hash.length);
  }
  return [...pieces, rest];
}
