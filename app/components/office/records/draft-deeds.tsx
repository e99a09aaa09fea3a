import { Link } from "@remix-run/react";
import { Deed } from "../record/deed";

/** The draft that a form shows: who wrote it in words, and its version. */
export type DraftOfForm = { text: string; version: string };

/** What is done with a draft besides publishing it: looked at beside what is published, or thrown away. */
export const DraftDeeds = ({
  draft,
  differencePath,
}: {
  draft: DraftOfForm;
  /** Null where the page shows the difference. */
  differencePath: string | null;
}) => (
  <>
    {differencePath === null ? null : (
      <Link to={differencePath} className="office-button">
        What is different
      </Link>
    )}
    <Deed deed="discard" label="Throw the draft away…" submit="Throw it away" kind="danger">
      <input type="hidden" name="version" value={draft.version} />
      <p>What is published stays as it is. This cannot be taken back.</p>
    </Deed>
  </>
);
