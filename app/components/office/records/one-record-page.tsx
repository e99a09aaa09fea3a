import { Link } from "@remix-run/react";
import type { PageDifference as Difference } from "~/models/office/builder/builder-view";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { Lacking } from "~/models/office/form/in-languages";
import type { HistoryEntry } from "~/models/office/record/history-entry";
import type { ExtraPanels } from "~/models/office/record/record-view";
import type { OutdatedText } from "~/models/platform/translations/outdated-texts";
import {
  officeRecordDifferencePath,
  officeRecordOpenPath,
  officeRecordPath,
  officeRecordsPath,
} from "~/paths/office";
import { OthersHere } from "../builder/others-here";
import { PageDifference } from "../builder/page-difference";
import { RecordForm } from "../form/record-form";
import { DoneNote } from "../frame/done-note";
import { OfficePage } from "../frame/office-page";
import { BesideForm } from "../record/beside-form";
import { Deed } from "../record/deed";
import { LackingWords } from "../record/lacking-words";
import { RecordHistory } from "../record/record-history";
import { RecordNotes } from "../record/record-notes";
import { DraftDeeds, type DraftOfForm } from "./draft-deeds";
import { type RecordText, RecordTextPage } from "./record-text-page";

/** What the page of one record shows. */
export type OneRecordData = {
  name: string;
  list: { segment: string; title: string; one: string; removing: string };
  heading: string;
  /** The record as text, where its page is asked for that. */
  asText: RecordText | null;
  textPath: string | null;
  /** What its draft changes, where its page is asked for that. */
  difference: Difference | null;
  shopPath: string | null;
  builderPath: string | null;
  isRemoved: boolean;
  /** Who wrote the draft that the form shows, in words; null where it shows what is published. */
  draft: DraftOfForm | null;
  /** Who else has it open, by name. */
  others: readonly string[];
  mayKeep: boolean;
  /** What the form's texts were made from: of what is published and of the draft. */
  made: string;
  mayChange: boolean;
  notes: readonly string[];
  panels: ExtraPanels;
  form: FormNode;
  texts: FormTexts;
  /** What it lacks in the shop's further languages. */
  lacking: readonly Lacking[];
  outdated: readonly OutdatedText[];
  version: string;
  history: HistoryEntry[];
};

const doneTexts = {
  added: "Added. The shop shows it within a second.",
  saved: "Saved. The shop shows it within a second.",
  kept: "Kept as a draft. Shoppers see it once it is published, here or with others under Drafts.",
  discard: "The draft is gone. This is what is published.",
  restored: "Restored. The shop shows it within a second.",
  remove: "Removed. Its history brings it back.",
};

/** One record: its form or its text, what removes it, and its history (rule office-20). */
export const OneRecordPage = ({ asText, ...data }: OneRecordData) =>
  asText ? <RecordTextPage {...data} {...asText} /> : <RecordFormPage {...data} />;

function RecordFormPage({
  name,
  list: { segment, title, one, removing },
  heading,
  textPath,
  difference,
  shopPath,
  builderPath,
  isRemoved,
  draft,
  others,
  mayKeep,
  made,
  mayChange,
  notes,
  panels,
  form,
  texts,
  lacking,
  outdated,
  version,
  history,
}: Omit<OneRecordData, "asText">) {
  return (
    <OfficePage
      title={heading}
      badges={
        isRemoved
          ? [{ text: "Removed", tone: "plain" }]
          : draft
            ? [{ text: "Not published yet", tone: "mind" }]
            : []
      }
      way={[{ to: officeRecordsPath(segment), label: title }]}
      actions={
        <>
          {builderPath && mayChange ? (
            <Link to={builderPath} className="office-button" data-kind="main">
              Build
            </Link>
          ) : null}
          {textPath ? (
            <Link to={textPath} className="office-button">
              As text
            </Link>
          ) : null}
          {shopPath ? (
            <a href={shopPath} target="_blank" rel="noopener noreferrer" className="office-button">
              Show in the shop
            </a>
          ) : null}
        </>
      }
    >
      <DoneNote texts={doneTexts} />
      {mayChange && !isRemoved ? (
        <div className="office-deeds">
          {draft ? (
            <DraftDeeds
              draft={draft}
              differencePath={difference ? null : officeRecordDifferencePath(segment, name)}
            />
          ) : null}
          <Deed deed="remove" label="Remove…" submit={`Remove the ${one}`} kind="danger">
            <input type="hidden" name="version" value={version} />
            <p>{removing} Its history brings it back.</p>
          </Deed>
        </div>
      ) : null}
      {difference ? <PageDifference {...difference} /> : null}
      <BesideForm {...panels}>
        {mayChange && !isRemoved ? (
          <OthersHere
            others={others}
            askPath={officeRecordOpenPath(segment, name, { made })}
            showPath={officeRecordPath(segment, name)}
          />
        ) : null}
        {draft ? <p className="office-quiet">{draft.text}</p> : null}
        <RecordNotes notes={notes} />
        {isRemoved ? null : <LackingWords lacking={lacking} outdated={outdated} />}
        {isRemoved || !mayChange ? null : (
          <RecordForm
            key={`${version} ${made} ${draft?.text}`}
            deed="record"
            form={form}
            texts={texts}
            version={made}
            submit={draft ? "Publish" : "Save"}
            later={mayKeep ? "Keep as a draft" : undefined}
          />
        )}
        <RecordHistory entries={history} version={version} mayChange={mayChange} />
      </BesideForm>
    </OfficePage>
  );
}
