import type { z } from "zod";
import type { WidgetDeclaration } from "../../content/widgets/widget-declaration";
import type { SubjectKind } from "../../shops/actors/subject";
import type { FormNode } from "../form/form-node";
import type { Cell, ListColumn } from "../list/list-description";

/** What forms of records depend on besides the record. */
export type RecordFacts = {
  widgets: Readonly<Record<string, WidgetDeclaration | undefined>>;
  /** The languages besides the first that its texts are in: the shop's, and those it has words in already. */
  languages: readonly string[];
};

/** The form of a record, and how the record becomes what the form holds and comes back from it. */
export type RecordFormOf = {
  form: FormNode;
  schema: z.ZodTypeAny;
  toForm(record: unknown): unknown;
  /** @param before what is stored: what the form does not show stays as it is there; null for a new record */
  fromForm(value: unknown, before: unknown): unknown;
};

/** The form by which a record is added: it asks for its name, too. */
export type NewRecordForm = Pick<RecordFormOf, "form" | "schema"> & {
  /**
   * `from` names what a page that is built begins with, empty for nothing; undefined for what is added as it
   * is.
   */
  read(value: unknown): { name: string; record: unknown; from?: string | undefined };
};

/**
 * The screens of a kind of records (rule office-20): its list, the page of one, and the form that adds one.
 * Who may change them, versions and checks are those of the kind.
 */
export type RecordScreen = {
  /** Its place behind `/admin/`. */
  segment: string;
  /** The kind of record, as the command line calls it. */
  kind: string;
  /** What one must be allowed to view. */
  subject: SubjectKind;
  title: string;
  /** What one record is called, such as 'discount'. */
  one: string;
  about: string;
  searchHint: string;
  columns: readonly ListColumn[];
  cellsOf(name: string, record: unknown, facts: Pick<RecordFacts, "widgets">): Record<string, Cell>;
  headingOf(name: string, record: unknown): string;
  /** Where the shop shows it; null for nowhere of its own. */
  shopPathOf?(record: unknown): string | null;
  /** Whether its records are built on the page itself (rule builder-4). */
  isBuilt?: true;
  formOf(record: unknown, facts: RecordFacts): RecordFormOf;
  newForm(facts: Pick<RecordFacts, "widgets">): NewRecordForm;
  /** What goes with a record that is removed, in words. */
  removing: string;
};
