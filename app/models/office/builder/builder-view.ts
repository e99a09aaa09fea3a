import type { PageAdvice } from "../../content/blocks/page-advice";
import type { ThumbnailStrip } from "../../content/blocks/thumbnail";
import type { AroundKind } from "../../content/templates/around";
import type { Choice } from "../../platform/fields/field";
import type { DifferentField } from "../form/different-fields";
import type { FormNode, FormTexts } from "../form/form-node";

/** A block in the outline, with how deep it stands. */
export type OutlineRow = {
  id: string;
  depth: number;
  /** What it is, and what it says. */
  label: string;
  words: string;
  isLayout: boolean;
  /** Where it is hidden: `phone`, `desktop` or nowhere. */
  hiddenOn: string;
  /** The room above and below a layout; empty for the theme's. */
  space: string;
  /** Moments on the shop's clock between which it is shown; empty for always. */
  from: string;
  until: string;
};

/** What is changed beside the page. */
export type BuilderPanel = {
  /** Names the form in its post: `widget`, `html` or `page`. */
  deed: "widget" | "html" | "page";
  title: string;
  help: string;
  form: FormNode;
  texts: FormTexts;
  version: string;
};

/** A part of the palette, as choices with a help and a small picture each. */
export type PaletteView = {
  label: string;
  entries: readonly (Choice & { help: string; strips: readonly ThumbnailStrip[] })[];
}[];

/**
 * What is published and the draft: as addresses of frames, null for what no page shows, in sentences, and
 * field by field.
 */
export type PageDifference = {
  frames: { published: string; draft: string } | null;
  /** Whether shoppers see what is published. */
  isShown: boolean;
  sentences: readonly string[];
  /** By the widget's name; empty for the page itself. */
  fields: readonly { name: string; title: string; fields: readonly DifferentField[] }[];
};

/**
 * How the draft and what was published meanwhile come together (rule builder-29): what the published page
 * changed, and what is asked because both did.
 */
export type PageMerge = {
  /** The version of what was published, as it was looked at. */
  seen: string;
  sentences: readonly string[];
  taken: readonly { title: string; fields: readonly DifferentField[] }[];
  /** Both in words; `name` is its field's, `canBoth` where one can stand behind the other. */
  asked: readonly { name: string; label: string; mine: string; theirs: string; canBoth: boolean }[];
};

/** What the page was until it was published at a moment: when, by whom, and what was changed then. */
export type PageVersion = { moment: string; who: string; atText: string; changed: readonly string[] };

/** The category, product or seller in the frame: what was asked for, empty for the first, and its name. */
export type LookedAt = { kind: AroundKind; value: string; isMissing: boolean; name: string };

/** What the builder shows of a page (rule builder-4). */
export type BuilderView = {
  name: string;
  heading: string;
  version: string;
  /** The version of all that is shown, and who else has it open (rule builder-22). */
  made: string;
  others: readonly string[];
  /** The version of the page without what the chosen widget shows. */
  rest: string;
  /** Address of the page in the frame; null where it has none yet. */
  frameSrc: string | null;
  previewPath: string | null;
  /** What a template around categories, products or sellers is looked at with; null for others. */
  lookAt: LookedAt | null;
  width: number;
  /** Whether the address names the width; else the one that fits is shown. */
  isWidthChosen: boolean;
  /** Whether its owner brings styles, and whether the frame leaves them away (rule builder-16). */
  hasStyles: boolean;
  isPlain: boolean;
  /** Whether it can be taken down, as what has an address of its own, and whether it is. */
  canGoDown: boolean;
  isDown: boolean;
  /** Whether a seller's staff build what it shows on its own page (rule sellers-23). */
  isSellers: boolean;
  outline: OutlineRow[];
  /** The chosen block; null for none. */
  chosen: string | null;
  panel: BuilderPanel | null;
  palette: PaletteView;
  advice: PageAdvice[];
  /** Where else the chosen widget, or the template itself, is shown: by record (rule builder-19). */
  uses: readonly { record: string; label: string }[];
  /** What search engines and shared links show of it; null for what has no address. */
  card: { title: string; address: string; description: string } | null;
  /** What the draft changes, where one asks for it; null where there is none. */
  difference: PageDifference | null;
  /** How it comes together with what was published meanwhile, where one asks for it. */
  merge: PageMerge | null;
  /** What it was before, where one asks for it (rule builder-27). */
  versions: readonly PageVersion[] | null;
  isChanged: boolean;
  isStale: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Said in words: who changed it last, when it is published or taken down, and why it was not. */
  notes: { text: string; tone: "plain" | "good" | "mind" | "bad" }[];
};

/** Widths a page is looked at, px. */
export const frameWidths = [390, 768, 1280] as const;

/**
 * What addresses of the builder keep: the width where one was chosen, and what the template is looked at by.
 */
export const builderQuery = ({ width, isWidthChosen, lookAt }: BuilderView) => ({
  width: isWidthChosen ? String(width) : undefined,
  at: lookAt?.value || undefined,
});
