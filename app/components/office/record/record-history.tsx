import type { HistoryEntry } from "~/models/office/record/history-entry";
import { keyedItems } from "../../ui/page/keyed-items";
import { OfficeForm } from "../form/office-form";
import { BothTexts } from "./both-texts";
import { Panel } from "./panel";

/**
 * The last changes of a record: who, when, and each field with both texts. A button makes the record what it
 * was before (rule office-14).
 * @param version of the record that is shown
 */
export const RecordHistory = ({
  entries,
  version,
  mayChange = true,
}: {
  entries: HistoryEntry[];
  version: string;
  mayChange?: boolean;
}) => (
  <Panel title="History">
    {entries.length === 0 ? (
      <p>No changes yet.</p>
    ) : (
      <OfficeForm deed="restore">
        <input type="hidden" name="version" value={version} />
        <ol className="office-time">
          {keyedItems(entries).map(({ at, item: entry }) => (
            <li key={entries.length - at}>
              <Change entry={entry} mayChange={mayChange} />
            </li>
          ))}
        </ol>
      </OfficeForm>
    )}
  </Panel>
);

const Change = ({
  entry: { version, who, atText, fields },
  mayChange,
}: {
  entry: HistoryEntry;
  mayChange: boolean;
}) => (
  <details>
    <summary>
      {who} · {atText}
    </summary>
    {fields.length === 0 ? (
      <p>Nothing that this form shows.</p>
    ) : (
      <div className="office-table">
        <BothTexts fields={fields} heads={["Before", "After"]} />
      </div>
    )}
    {mayChange ? (
      <button type="submit" name="of" value={version} className="office-button">
        Restore what was before
      </button>
    ) : null}
  </details>
);
