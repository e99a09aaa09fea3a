import type { PageDifference as Difference } from "~/models/office/builder/builder-view";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { HistoryEntry } from "~/models/office/record/history-entry";
import type { ExtraPanels, PanelView } from "~/models/office/record/record-view";
import { officeRecordOpenPath, officeSettingsDifferencePath, officeSettingsPath } from "~/paths/office";
import { OthersHere } from "../builder/others-here";
import { PageDifference } from "../builder/page-difference";
import { RecordForm } from "../form/record-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { BesideForm } from "../record/beside-form";
import { PanelOf } from "../record/panel-of";
import { RecordHistory } from "../record/record-history";
import { RecordNotes } from "../record/record-notes";
import { DraftDeeds, type DraftOfForm } from "../records/draft-deeds";

/** What the page of a module of settings shows. */
type SettingsData = {
  name: string;
  /** The draft that the form shows; null where it shows what is published. */
  draft: DraftOfForm | null;
  /** What the form's texts were made from: of what is published and of the draft. */
  made: string;
  /** Who else has it open, by name. */
  others: readonly string[];
  mayKeep: boolean;
  /** What the draft changes, where the page is asked for that. */
  difference: Difference | null;
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
  kept: "Kept as a draft. Shoppers see it once it is published, here or with others under Drafts.",
  discard: "The draft is gone. This is what is published.",
  saved: "Saved. The shop shows it within a second.",
  restored: "Restored. The shop shows it within a second.",
};

/** A module of settings: what it is for, its form, the panels beside it, and its history (rule office-12). */
export function SettingsPage(data: SettingsData) {
  const { title, about, shows, shopPath, defaults, form, texts, isUnsaved, notes, panels, version, history } =
    data;
  const { name, draft, made, others, mayKeep, difference } = data;
  return (
    <OfficePage
      title={title}
      intro={about}
      badges={draft ? [{ text: "Not published yet", tone: "mind" }] : []}
      way={[{ to: officeSettingsPath(), label: "Settings" }]}
    >
      <DoneNote texts={{ ...data.doneTexts, ...saveTexts }} />
      {draft ? (
        <div className="office-deeds">
          <DraftDeeds draft={draft} differencePath={difference ? null : officeSettingsDifferencePath(name)} />
        </div>
      ) : null}
      {difference ? <PageDifference {...difference} /> : null}
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
        <OthersHere
          others={others}
          askPath={officeRecordOpenPath("settings", name, { made })}
          showPath={officeSettingsPath(name)}
        />
        {draft ? <p className="office-quiet">{draft.text}</p> : null}
        <RecordNotes notes={notes} />
        {isUnsaved ? (
          <p className="office-note" data-tone="mind">
            Nothing of this is saved yet: Save keeps it.
          </p>
        ) : null}
        <RecordForm
          key={`${made} ${JSON.stringify(texts)}`}
          deed="settings"
          form={form}
          texts={texts}
          version={made}
          submit={draft ? "Publish" : "Save"}
          later={mayKeep ? "Keep as a draft" : undefined}
        />
        <PanelOf panel={defaults} />
        <RecordHistory entries={history} version={version} />
      </BesideForm>
    </OfficePage>
  );
}
