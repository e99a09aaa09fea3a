// @public

/** Content encodings a page is sent in. */
export type PageEncoding = "identity" | "gzip" | "br";

/** The best encoding that both sides support. */
export function pickEncoding(acceptEncoding: string | undefined): PageEncoding {
  if (!acceptEncoding) return "identity";
  if (/\bbr\b(?!;\s*q=0(\.0*)?(?![\d.]))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;\s*q=0(\.0*)?(?![\d.]))/.test(acceptEncoding) ? "gzip" : "identity";
}
