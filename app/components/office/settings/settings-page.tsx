import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { HistoryEntry } from "~/models/office/record/history-entry";
import type { ExtraPanels, PanelView } from "~/models/office/record/record-view";
import { officeSettingsPath } from "~/paths/office";
import { RecordForm } from "../form/record-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { BesideForm } from "../record/beside-form";
import { PanelOf } from "../record/panel-of";
import { RecordHistory } from "../record/record-history";
import { RecordNotes } from "../record/record-notes";

/** What the page of a module of settings shows. */
type SettingsData = {
  title: string;
  about: string;
  shows: string;
  shopPath: string | null;
  defaults: PanelView;
  form: FormNode;
  texts: FormTexts;
  notes: readonly string[];
  /** Whether the form begins with what is not saved. */
  isUnsaved: boolean;
  panels: ExtraPanels;
  doneTexts: Partial<Record<string, string>>;
  version: string;
  history: HistoryEntry[];
};

const saveTexts = {
  saved: "Saved. The shop shows it within a second.",
  restored: "Restored. The shop shows it within a second.",
};

/** A module of settings: what it is for, its form, the panels beside it, and its history (rule office-12). */
export function SettingsPage(data: SettingsData) {
  const { title, about, shows, shopPath, defaults, form, texts, isUnsaved, notes, panels, version, history } =
    data;
  return (
    <OfficePage title={title} intro={about} way={[{ to: officeSettingsPath(), label: "Settings" }]}>
      <DoneNote texts={{ ...data.doneTexts, ...saveTexts }} />
      <BesideForm
        {...panels}
        intro={
          <p className="office-where">
            <strong>Where it shows:</strong> {shows}{" "}
            {shopPath ? (
              <a href={shopPath} target="_blank" rel="noopener noreferrer">
                See it in the shop
              </a>
            ) : null}
          </p>
        }
      >
        <RecordNotes notes={notes} />
        {isUnsaved ? (
          <p className="office-note" data-tone="mind">
            Nothing of this is saved yet: Save keeps it.
          </p>
        ) : null}
        <RecordForm
          key={`${version} ${JSON.stringify(texts)}`}
          deed="settings"
          form={form}
          texts={texts}
          version={version}
          submit="Save"
        />
        <PanelOf panel={defaults} />
        <RecordHistory entries={history} version={version} />
      </BesideForm>
    </OfficePage>
  );
}
