// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type RecordQuery = {
  /**
   * Names of the records of a kind of the shop that is called, such as template, widget, menu, category or settings
   * (docs/rules/owners.md has all). Needs what the kind is: content, catalogue or settings, :read
   */
  records: {
    args: {
      kind: string;
      limit: number;
      after?: string | null;
    };
    answer: RecordNamePage;
  };
  /** One record, as a folder's file has it, with its version. */
  record: {
    args: {
      kind: string;
      name: string;
    };
    answer: VersionedRecord;
  };
  /** What a record was before its last 50 changes, the latest first. */
  formerRecords: {
    args: {
      kind: string;
      name: string;
    };
    answer: Array<FormerRecord>;
  };
  /** Its texts in further languages that were written for another original than there is now. */
  outdatedTexts: {
    args: {
      kind: string;
      name: string;
    };
    answer: Array<OutdatedText>;
  };
  /** In which fields a record differs between two versions: one of formerRecords, and another or what is stored now. */
  recordDifferences: {
    args: {
      kind: string;
      name: string;
      from: string;
      to?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: FieldDifferencePage;
  };
  /** In which fields a draft differs from its record. Needs :write */
  recordDraftDifferences: {
    args: {
      kind: string;
      name: string;
      from?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: FieldDifferencePage;
  };
  /**
   * Drafts by kind and name, of all kinds that the key may change unless one is named: what is scheduled, with publishAt,
   * and what was not published at its moment, with fault. Needs :write
   */
  recordDrafts: {
    args: {
      kind?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: RecordDraftPage;
  };
};
/** Arguments and answers of these calls. */
export type RecordMutation = {
  /**
   * Writes a whole record. With expectedVersion it is refused (conflict, with what is stored) where another version
   * is stored; null is for one that must not exist yet. An unknown country, state or seller is refused (invalid, with
   * the field). Needs what the kind is: content, catalogue or settings, :write
   */
  writeRecord: {
    args: {
      kind: string;
      name: string;
      record: unknown;
      expectedVersion?: string | null;
    };
    answer: WrittenRecord;
  };
  /** Removes a record. */
  removeRecord: {
    args: {
      kind: string;
      name: string;
      expectedVersion?: string | null;
    };
    answer: WrittenRecord;
  };
  /** Makes a record what it was in a version of formerRecords. */
  restoreRecord: {
    args: {
      kind: string;
      name: string;
      version: string;
      expectedVersion?: string | null;
    };
    answer: WrittenRecord;
  };
  /**
   * Keeps what a record shall be, beside what is published. madeFrom is the published version it was made to,
   * expectedVersion that of the draft it replaces, null for one that must not exist yet; of the draft it is in the
   * three changes below, too.
   */
  saveRecordDraft: {
    args: {
      kind: string;
      name: string;
      record: unknown;
      madeFrom?: string | null;
      expectedVersion?: string | null;
    };
    answer: RecordDraft;
  };
  /** Publishes a draft. It is refused where the record was changed since the draft was made. */
  publishRecordDraft: {
    args: {
      kind: string;
      name: string;
      expectedVersion?: string | null;
    };
    answer: WrittenRecord;
  };
  /** Has a draft published at a moment to come. */
  scheduleRecordDraft: {
    args: {
      kind: string;
      name: string;
      at: string;
      expectedVersion?: string | null;
    };
    answer: RecordDraft;
  };
  /** Throws a draft away. */
  discardRecordDraft: {
    args: {
      kind: string;
      name: string;
      expectedVersion?: string | null;
    };
    answer: DiscardedDraft;
  };
};
export type RecordNamePage = {
  nodes: Array<RecordName>;
  pageInfo: PageInfo;
};
export type RecordName = {
  name: string;
};
export type VersionedRecord = {
  record: unknown;
  version: string;
};
export type FormerRecord = {
  record: unknown;
  version: string;
  /** Until when it was that. */
  at: string;
  /** Who changed it then. */
  changedBy: string;
};
export type FieldDifferencePage = {
  nodes: Array<FieldDifference>;
  pageInfo: PageInfo;
};
/** Texts are as files have them, empty for nothing. */
export type FieldDifference = {
  /** Such as seo.title, or items.0.label. */
  field: string;
  from: string;
  to: string;
};
export type WrittenRecord = {
  /** Null for one that is removed. */
  record: unknown;
  version: string | null;
  /** Whether it was another before. */
  isChanged: boolean;
  /** What it names and the shop does not have, and what will hardly have been meant: it is saved all the same. */
  notes: Array<RecordNote>;
};
export type RecordNote = {
  /** Such as rules.0.state; empty for the whole record. */
  field: string;
  text: string;
};
export type RecordDraftPage = {
  nodes: Array<RecordDraft>;
  pageInfo: PageInfo;
};
export type RecordDraft = {
  kind: string;
  name: string;
  record: unknown;
  /** Of the draft itself: another one for another record, another published version or another moment. */
  version: string;
  /** The published version it was made to; null when there was none. */
  madeFrom: string | null;
  /** Whether the published record was changed since. */
  isStale: boolean;
  at: string;
  writtenBy: string;
  /** When it is published; null until that is asked for. */
  publishAt: string | null;
  /** Why it could not be published at its moment. */
  fault: string | null;
};
export type DiscardedDraft = {
  isDiscarded: boolean;
};
export type OutdatedText = {
  /** Such as title. */
  field: string;
  language: string;
  text: string;
  /** The original it was written for. */
  was: string;
};
