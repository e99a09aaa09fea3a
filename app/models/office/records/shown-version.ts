/** What a record's form was made of: the published version and that of the draft it shows; null for none. */
export type ShownVersion = { published: string | null; draft: string | null };

/** As the form sends it. */
export const shownVersionText = ({ published, draft }: ShownVersion): string =>
  draft === null ? (published ?? "") : `${published ?? ""}.${draft}`;

/** What {@link shownVersionText} wrote; a version alone is one of a record without a draft. */
export function readShownVersion(text: string | null): ShownVersion {
  const [published = "", draft = ""] = (text ?? "").split(".");
  return { published: published || null, draft: draft || null };
}
