import type { PageVersion } from "~/models/office/builder/builder-view";
import { OfficeForm } from "../form/office-form";

/** What the page was before each publishing, and a button that makes a draft of it (rule builder-27). */
export const PageVersions = ({ versions, made }: { versions: readonly PageVersion[]; made: string }) => (
  <section className="office-card office-panel" aria-labelledby="versions">
    <h2 id="versions">Earlier versions</h2>
    {versions.length === 0 ? (
      <p>The page was not changed yet.</p>
    ) : (
      <>
        <p className="office-quiet">
          Restoring makes a draft, shown beside the published page. Shoppers see it once you publish it.
        </p>
        <OfficeForm deed="restore">
          <input type="hidden" name="made" value={made} />
          <ol className="office-time">
            {versions.map(({ moment, who, atText, changed }) => (
              <li key={moment} className="office-version">
                <b>As it was before {atText}</b>
                <span>
                  {who} changed then: {changed.join(", ")}.
                </span>
                <button
                  type="submit"
                  name="moment"
                  value={moment}
                  className="office-button"
                  aria-label={`Restore the version before ${atText}`}
                >
                  Restore
                </button>
              </li>
            ))}
          </ol>
        </OfficeForm>
      </>
    )}
  </section>
);
