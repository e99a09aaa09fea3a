import type { OptionSet } from "../../catalogue/options/product-option";
import type { ContrastRow } from "../../shops/settings/look/theme-contrast";
import type { FormNode, FormPlace, LeafNode } from "../form/form-node";
import type { ChartDay } from "../home/sales-chart";
import type { LibraryPicture } from "../library/library";
import type { Tone } from "../tone";

/** A field of a deed's form, with what it begins with; `texts` are the boxes that are checked. */
export type DeedField = LeafNode & { text: string; texts?: readonly string[] };

/**
 * One action of a record: a button that unfolds its form. `fields` may be none, where pressing is all there
 * is to say. `values` are sent along unseen, such as a version.
 */
export type DeedView = {
  deed: string;
  label: string;
  submit: string;
  isMain?: boolean;
  /** Whether it is unfolded from the start: the form the page is opened for. */
  isOpen?: boolean;
  fields: readonly DeedField[];
  values?: Readonly<Record<string, string>>;
} & (
  | { isDanger?: false; about?: string }
  /** What takes something away says what goes and whether it comes back (rule office-105). */
  | { isDanger: boolean; about: string }
);

/** A row of a panel: a title that may lead on, what is below it, and what stands at its end. */
export type PanelRow = {
  title: string;
  to?: string;
  sub?: string;
  end?: string;
  tone?: Tone;
  imageUrl?: string;
};

/** A picture of the library, with the page that is about it. */
export type LibraryCard = Pick<LibraryPicture, "url" | "name" | "alt" | "uses" | "isRemoved"> & {
  to: string;
};

/** A look to begin with, or a pair of typefaces: `text` is what it fills in. */
export type LookChoice = {
  group: string;
  label: string;
  about: string;
  text: string;
  colors: readonly string[];
};

/** A part of a record's page. */
export type PanelView = {
  title: string;
  more?: { to: string; label: string; isFile?: boolean } | undefined;
} & (
  | { kind: "facts"; facts: readonly { label: string; text: string; to?: string }[] }
  | { kind: "rows"; rows: readonly PanelRow[]; empty: string }
  | {
      kind: "table";
      columns: readonly { label: string; align?: "end" }[];
      rows: readonly (readonly string[])[];
      empty: string;
      /** A button at the end of each row, which posts `of` with the row's value; null for a row without. */
      button?: {
        deed: string;
        label: string;
        of: readonly (string | null)[];
        values: Readonly<Record<string, string>>;
      };
    }
  /** What a time brought beside the time before, as lines; a table beside it has the figures. */
  | { kind: "chart"; about: string; points: readonly ChartDay[]; topText: string }
  /** The greatest of a table's rows as bars; `valueMinor` sets their lengths. */
  | { kind: "bars"; bars: readonly { label: string; valueMinor: number; valueText: string }[] }
  | { kind: "links"; links: readonly { href: string; label: string; isFile?: boolean; fileName?: string }[] }
  /** A document of its own in a frame without scripts, cookies and forms. */
  | { kind: "frame"; html: string }
  /** The shop in the colors and shapes of the form beside it, before they are saved (rule builder-15). */
  | {
      kind: "look";
      /** The address of the frame for what is typed, without that; null where there is no page to show. */
      frame: string | null;
      text: string;
      choices: readonly LookChoice[];
      contrast: readonly ContrastRow[];
    }
  /** The options of the form beside it, to be tried before they are saved (rule office-101). */
  | { kind: "options"; form: FormNode; place: FormPlace; set: OptionSet }
  | { kind: "lines"; lines: readonly string[] }
  /** A form that stands open; what it answers stands below it (rule office-27). */
  | {
      kind: "form";
      about: string;
      steps?: readonly string[];
      facts?: readonly { label: string; text: string }[];
      deed: DeedView;
    }
  /** Small pictures that lead to their pages, and a form that adds more (rule library-2). */
  | { kind: "library"; pictures: readonly LibraryCard[]; empty: string; mayAdd: boolean }
  /** A picture with the forms that describe and replace it (rule library-3). */
  | { kind: "picture"; picture: LibraryPicture; mayChange: boolean }
  | {
      kind: "words";
      entries: readonly {
        text: string;
        who: string;
        atText: string;
        isOwn: boolean;
        files: readonly { name: string; url: string }[];
      }[];
    }
);

/**
 * What an action would do, shown before it is done: panels, and a button that sends its form again with
 * `values`.
 */
export type PreviewView = {
  title: string;
  panels: readonly PanelView[];
  submit: string;
  values: Readonly<Record<string, string>>;
  /** What is still to be chosen. */
  choices?: readonly {
    name: string;
    label: string;
    options: readonly { value: string; label: string }[];
    chosen: string;
  }[];
};

/** A record's page that is made of its description alone. */
export type RecordView = {
  title: string;
  badges: readonly { text: string; tone: Tone }[];
  intro: string;
  /** Whether what it shows is being done: with a script the page is read anew every few seconds. */
  isUnderWay?: boolean;
  way: readonly { to: string; label: string }[];
  deeds: readonly DeedView[];
  /** What the address says to show less or another part; a form above the panels. */
  ask?: readonly DeedField[];
  main: readonly PanelView[];
  aside: readonly PanelView[];
};

/** What stands around a record's form: `above` before it, `beside` next to it. */
export type ExtraPanels = { above: readonly PanelView[]; beside: readonly PanelView[] };
