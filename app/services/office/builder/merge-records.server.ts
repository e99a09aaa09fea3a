import { DomUtils, parseDocument } from "htmlparser2";
import {
  type AskedPieces,
  type MergedPart,
  mergedHtml,
  mergePieces,
  type PagePiece,
  type PartChoice,
  piecesOf,
} from "~/models/content/blocks/merge-pieces";
import { htmlFaults } from "~/models/content/templates/html-faults";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { blockDifference } from "~/models/office/builder/block-difference";
import type { PageMerge } from "~/models/office/builder/builder-view";
import { outlineOf } from "~/models/office/builder/outline";
import { compareThree } from "~/models/office/form/compare-three";
import { bothTexts } from "~/models/office/form/different-fields";
import { formTextsOf, typedValue } from "~/models/office/form/form-texts";
import { leaf } from "~/models/office/form/leaf";
import { takeTheirs } from "~/models/office/form/take-theirs";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { templateScreen } from "~/models/office/records/template-screen";
import { widgetScreen } from "~/models/office/records/widget-screen";
import { AppError } from "~/models/platform/error/app-error";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { readBlocks } from "../../content/blocks/read-blocks.server";
import type { BuiltPage, StaleDraft } from "../../content/builder/read-built-page.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { formPlace, recordLanguages } from "../load-record.server";

/** A part that both sides changed, to be chosen. */
export type AskedPart = Omit<PageMerge["asked"][number], "name">;

/** What becomes of one draft: what is said and asked of it, and the record by the choices. */
export type RecordMerge = {
  sentences: readonly string[];
  taken: PageMerge["taken"];
  asked: readonly AskedPart[];
  /** @throws AppError `invalid` where the chosen parts do not fit together */
  make(choices: readonly PartChoice[]): unknown;
};

/** A record that was removed meanwhile, or is of another kind now, is taken whole. */
function mergeWhole(
  { draft, published }: StaleDraft,
  { label, mine, theirs }: Pick<AskedPart, "label" | "mine" | "theirs">,
): RecordMerge {
  if (published === null)
    return {
      sentences: [`${label} was removed. Publishing makes it anew.`],
      taken: [],
      asked: [],
      make: () => draft.record,
    };
  return {
    sentences: [],
    taken: [],
    asked: [{ label, mine, theirs, canBoth: false }],
    make: ([choice]) => (choice === "theirs" ? published : draft.record),
  };
}

/** A widget's content: field by field, or whole where it is of another type now. */
export function mergeWidget(
  ctx: ShopContext,
  stale: StaleDraft,
  began: WidgetContent | undefined,
): RecordMerge {
  const [mine, theirs] = [stale.draft.record as WidgetContent, stale.published as WidgetContent | null];
  const titleOf = ({ type }: WidgetContent) => ctx.handlers.widgets[type]?.title ?? type;
  const label = `${titleOf(mine)} (${stale.draft.name})`;
  if (!theirs || theirs.type !== mine.type)
    return mergeWhole(stale, { label, mine: titleOf(mine), theirs: theirs ? titleOf(theirs) : "" });
  return mergeFields(ctx, { screen: widgetScreen, label, mine, theirs, began: sameType(began, mine) });
}

const sameType = (one: WidgetContent | undefined, { type }: WidgetContent) =>
  one?.type === type ? one : undefined;

/** Two records field by field, as forms of the office do it (rule office-7). */
function mergeFields<R>(
  ctx: ShopContext,
  about: {
    screen: RecordScreen;
    label: string;
    mine: R;
    theirs: R;
    began: R | undefined;
    /** A field that is brought together in another way. */
    without?: string;
  },
): RecordMerge {
  const { screen, label, mine, theirs, began, without } = about;
  const languages = recordLanguages(ctx, [mine, theirs]);
  const { form, toForm, fromForm } = screen.formOf(mine, { widgets: ctx.handlers.widgets, languages });
  const place = formPlace(ctx);
  const textsOf = (record: R) => formTextsOf(form, toForm(record), place);
  const texts = {
    began: began === undefined ? undefined : textsOf(began),
    mine: textsOf(mine),
    theirs: textsOf(theirs),
  };
  const compared = compareThree(form, texts);
  const [taken, asked] = [compared.taken, compared.asked].map((fields) =>
    fields.filter(({ path }) => path !== without),
  ) as [typeof compared.taken, typeof compared.asked];
  return {
    sentences: [],
    taken: taken.length > 0 ? [{ title: label, fields: taken }] : [],
    asked: asked.map((field) => ({
      label: `${label}: ${field.label}`,
      mine: field.myText,
      theirs: field.theirText,
      canBoth: false,
    })),
    make(choices) {
      const paths = [...taken, ...asked.filter((_, at) => choices[at] === "theirs")].map(({ path }) => path);
      if (paths.length === 0) return mine;
      return fromForm(typedValue(form, takeTheirs(texts.mine, texts.theirs, paths), place).value, mine);
    },
  };
}

/** A template: its head field by field, its HTML block by block. */
export function mergeTemplate(
  ctx: ShopContext,
  page: BuiltPage,
  stale: StaleDraft,
  began: WrittenTemplate | undefined,
): RecordMerge {
  const label = "The page";
  const [mine, theirs] = [stale.draft.record as WrittenTemplate, stale.published as WrittenTemplate | null];
  if (!theirs) return mergeWhole(stale, { label, mine: "", theirs: "" });
  const head = mergeFields(ctx, { screen: templateScreen, label, mine, theirs, began, without: "html" });
  const facts = { declarations: ctx.handlers.widgets, contents: page.contents };
  const [ofBegan, ofMine, ofTheirs] = [began, mine, theirs].map((one) => partsOf(one?.html ?? ""));
  if (!ofBegan || !ofMine || !ofTheirs) throw new Error("three pages have three lists of blocks");
  const parts: MergedPart[] =
    began === undefined && mine.html !== theirs.html
      ? [{ question: 0, mine: ofMine.pieces, theirs: ofTheirs.pieces, canBoth: false }]
      : mergePieces(ofBegan.pieces, ofMine.pieces, ofTheirs.pieces);
  const said = (side: typeof ofMine, pieces: readonly PagePiece[]) => {
    const rows = new Map(outlineOf(side.blocks, facts).map((row) => [row.id, row]));
    return pieces
      .flatMap(({ block }) => rows.get(block ?? "") ?? [])
      .map((row) => (row.words ? `${row.label} “${row.words}”` : row.label))
      .join(", ");
  };
  const questions = parts.filter((part): part is AskedPieces => part.question !== null);
  const asked = questions
    .filter(({ question }, at) => questions.findIndex((one) => one.question === question) === at)
    .map((part): AskedPart => {
      const [own, other] = differentTexts([
        [said(ofMine, part.mine), said(ofTheirs, part.theirs)],
        [wordsOf(part.mine), wordsOf(part.theirs)],
        [htmlOf(part.mine), htmlOf(part.theirs)],
      ]);
      return {
        label: "One place of the page",
        mine: own,
        theirs: other,
        canBoth: part.canBoth,
      };
    });
  const kept = mergedHtml(parts, []);
  return {
    sentences:
      began === undefined
        ? []
        : blockDifference(
            { html: mine.html, blocks: ofMine.blocks, ...facts },
            { html: kept, blocks: readBlocks(kept), ...facts },
          ),
    taken: head.taken,
    asked: [...head.asked, ...asked],
    make(choices) {
      const html = mergedHtml(parts, choices.slice(head.asked.length));
      if (htmlFaults(html).length > Math.max(htmlFaults(mine.html).length, htmlFaults(theirs.html).length))
        throw new AppError(
          "invalid",
          "A part of the page would be left open by these choices: choose the other one.",
          "form",
        );
      return { ...(head.make(choices) as WrittenTemplate), html };
    },
  };
}

const field = leaf("html", "HTML", { kind: "code" });

/** The first pair that differs, each cut to where it does: in short, in words, or as HTML. */
function differentTexts(pairs: readonly [mine: string, theirs: string][]): [mine: string, theirs: string] {
  const [one] = pairs.flatMap(([mine, theirs]) => bothTexts(field, "", { mine, theirs }));
  return [one?.myText ?? "", one?.theirText ?? ""];
}

const wordsOf = (pieces: readonly PagePiece[]) =>
  DomUtils.innerText(parseDocument(htmlOf(pieces)).children)
    .replace(/\s+/g, " ")
    .trim();

const htmlOf = (pieces: readonly PagePiece[]) =>
  pieces
    .map(({ text }) => text)
    .join("")
    .trim();

function partsOf(html: string) {
  const blocks = readBlocks(html);
  return { blocks, pieces: piecesOf(html, blocks) };
}
