import {
  belowField,
  bothTexts,
  type DifferentField,
  groupOf,
  itemName,
  itemsOf,
  said,
} from "./different-fields";
import type { FormNode, FormTexts } from "./form-node";
import { fieldName } from "./posted-texts";
import { takeTheirs } from "./take-theirs";

/** The texts of one form: what both began with, what was typed, and what someone else saved. */
export type ThreeTexts = {
  began: FormTexts | undefined;
  mine: FormTexts | undefined;
  theirs: FormTexts | undefined;
};

/**
 * The fields that someone else changed: `taken` are those that I left alone, or changed alike, with what both
 * began with as my text; `asked` are those that both changed.
 */
export type ComparedThree = { taken: DifferentField[]; asked: DifferentField[] };

/**
 * Compares what was typed and what someone else saved with what both began with (rule office-7). Items of a
 * list are compared one by one where none came, went or moved.
 */
export function compareThree(node: FormNode, texts: ThreeTexts, path = ""): ComparedThree {
  const at = (read: (one: FormTexts | undefined) => FormTexts | undefined): ThreeTexts => ({
    began: read(texts.began),
    mine: read(texts.mine),
    theirs: read(texts.theirs),
  });
  if (node.kind === "group")
    return joined(
      node.fields.map((field) =>
        within(
          node.label,
          compareThree(
            field,
            at((one) => groupOf(one)[field.key]),
            fieldName(path, field.key),
          ),
        ),
      ),
    );
  if (node.kind === "list" && isInPlace(node.item, texts))
    return joined(
      itemsOf(texts.began).map((_, index) =>
        within(
          itemName(node.itemLabel, index),
          compareThree(
            node.item,
            at((one) => itemsOf(one)[index]),
            `${path}[${index}]`,
          ),
        ),
      ),
    );
  const { began, mine, theirs } = texts;
  const own = said(node, mine);
  const isMine = own !== said(node, began) && own !== said(node, theirs);
  if (!isMine) return { taken: bothTexts(node, path, { mine: began, theirs }), asked: [] };
  const isTheirs = said(node, theirs) !== said(node, began);
  return { taken: [], asked: isTheirs ? bothTexts(node, path, { mine, theirs }) : [] };
}

const joined = (parts: readonly ComparedThree[]): ComparedThree => ({
  taken: parts.flatMap(({ taken }) => taken),
  asked: parts.flatMap(({ asked }) => asked),
});

const within = (name: string, { taken, asked }: ComparedThree): ComparedThree => ({
  taken: belowField(name, taken),
  asked: belowField(name, asked),
});

/** Whether every item is the one of the same place in all three. */
function isInPlace(item: FormNode, { began, mine, theirs }: ThreeTexts): boolean {
  const [first, ...others] = [began, mine, theirs].map((list) => itemsOf(list).map((one) => said(item, one)));
  return others.every(
    (list) =>
      list.length === first?.length &&
      list.every((text, index) => text === first[index] || !first.includes(text)),
  );
}

/** Texts of a form with those fields that only someone else changed, as they saved them (rule office-7). */
export const takeUnasked = (
  node: FormNode,
  three: ThreeTexts & { theirs: FormTexts },
  texts: FormTexts,
): FormTexts =>
  takeTheirs(
    texts,
    three.theirs,
    compareThree(node, three).taken.map(({ path }) => path),
  );
