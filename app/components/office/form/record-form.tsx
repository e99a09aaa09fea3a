import { useActionData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { changeItems, type ItemChange, itemChangeText, listAfter } from "~/models/office/form/change-items";
import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import { outOf } from "~/models/office/form/nest-items";
import { postedTexts } from "~/models/office/form/posted-texts";
import { FormFields } from "./form-fields";
import { FoldContext } from "./item-fold";
import { OfficeForm, SubmitButton } from "./office-form";
import { TheirValues } from "./their-values";
import { useItemMoves } from "./use-item-moves";
import { useLeaveWarning } from "./use-leave-warning";
import { useSaveKey } from "./use-save-key";

/** By which a button or a script beside the form finds it. */
export const recordFormId = "record-form";

type Answer = {
  formId?: string;
  repopulateFields?: FormTexts;
  /** What was sent without a session, as names and texts. */
  typed?: readonly (readonly [string, string])[];
  theirs?: FormTexts | null;
  began?: FormTexts | null;
  /** The list that an item was added to or moved in. */
  changed?: string;
  version?: string | null;
};

/**
 * The form of a record, made of its schema (rule office-6). Items of lists are added, removed and moved by
 * buttons that post; with a script they do so in the page. Ctrl-S saves, and leaving with changes asks.
 * @param version of the record that is shown; null for a new one
 */
export function RecordForm({
  deed,
  form,
  texts,
  version,
  submit,
  later,
  keepsPlace,
}: {
  deed: string;
  form: FormNode;
  texts: FormTexts;
  version: string | null;
  submit: string;
  /** What the button is called that keeps a draft of it. */
  later?: string | undefined;
  keepsPlace?: boolean;
}) {
  const answer = useActionData<Answer>();
  const own = answer?.formId === deed ? answer : null;
  const element = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<Changed | null>(null);
  // A new answer has the items as they were sent.
  const changed = made?.since === own ? made : null;
  const typed = own?.typed && postedTexts(form, own.typed);
  const shown = changed?.texts ?? own?.repopulateFields ?? typed ?? texts;
  // What was chosen of two people's texts is in no field yet: they begin anew once it is saved.
  const conflict = own?.theirs === undefined ? "" : (own.version ?? "removed");
  useEffect(() => {
    if (!changed || !element.current) return;
    // Who hears what is typed hears of this, too.
    element.current.dispatchEvent(new Event("input", { bubbles: true }));
    focusChanged(element.current, changed);
  }, [changed]);
  useLeaveWarning(element, own !== null || changed !== null);
  useSaveKey(element);

  function apply(change: ItemChange, around: HTMLFormElement) {
    const pairs = [...new FormData(around)].map(([name, text]) => [name, String(text)] as const);
    const next = changeItems(form, postedTexts(form, pairs), change);
    const list = listAfter(change);
    const at = change.act === "add" || change.act === "in" ? lengthAt(next, list) - 1 : placeAfter(change);
    setMade((before) => ({
      texts: next,
      since: own,
      turn: (before?.turn ?? 0) + 1,
      list,
      focus: `${list}[${at}]`,
      act: change.act,
    }));
  }
  useItemMoves(element, (change) => {
    const around = element.current?.closest("form");
    if (around) apply(change, around);
  });

  return (
    <OfficeForm deed={deed} id={recordFormId} className="office-record-form" keepsPlace={keepsPlace}>
      <div ref={element} className="office-fields">
        <input type="hidden" name="version" value={own?.version ?? version ?? ""} />
        {own && own.theirs !== undefined ? (
          <TheirValues form={form} began={own.began ?? null} mine={shown} theirs={own.theirs} />
        ) : null}
        <FoldContext.Provider value={{ isFolded: false, changed: changed?.focus ?? own?.changed ?? "" }}>
          <FormFields key={`${changed?.turn ?? -1} ${conflict}`} node={form} texts={shown} path="" />
        </FoldContext.Provider>
        <span className="office-submits">
          <SubmitButton>{submit}</SubmitButton>
          {later ? (
            <button type="submit" name="later" value="yes" className="office-button">
              {later}
            </button>
          ) : null}
        </span>
      </div>
    </OfficeForm>
  );
}

/** The texts after a change of items, and the item that has the focus then. */
type Changed = {
  texts: FormTexts;
  since: Answer | null;
  turn: number;
  list: string;
  focus: string;
  act: ItemChange["act"];
};

/**
 * Gives the focus to what was pressed, in the item where it is now, or to what is nearest: the handle where a
 * button is gone, the item that took the place of a removed one, the list's button where none is left.
 */
function focusChanged(form: HTMLElement, { list, focus, act }: Changed): void {
  const itemAt = (place: string) => form.querySelector<HTMLElement>(`[data-item="${CSS.escape(place)}"]`);
  const index = Number(/\[(\d+)\]$/.exec(focus)?.[1] ?? 0);
  const item = itemAt(focus) ?? (act === "remove" ? itemAt(`${list}[${index - 1}]`) : null);
  const add = form.querySelector<HTMLElement>(`button[value="${CSS.escape(itemChangeText("add", list))}"]`);
  // Items within the item have handles and buttons of their own, before or after its own.
  const own = (selector: string) =>
    [...(item?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (one) => one.closest("[data-item]") === item,
    );
  const handle = own("[data-handle]");
  const pressed = own(`button[name="items"][value^="${act} "]`);
  const isPressed = act === "up" || act === "down" || act === "remove";
  const field = item?.querySelector<HTMLElement>("input, select, textarea, button");
  (isPressed ? (pressed ?? handle ?? add) : act === "add" ? field : handle)?.focus();
}

/** Where the item is after a change. */
function placeAfter({ act, path, index, to = index }: ItemChange): number {
  const out = (outOf(path)?.index ?? index) + 1;
  return { up: index - 1, down: index + 1, move: to, out, remove: index, add: 0, in: 0, show: 0 }[act];
}

/** How many items are in the list at a path. */
function lengthAt(texts: FormTexts, path: string): number {
  let at: FormTexts | undefined = texts;
  for (const step of path.match(/[^.[\]]+/g) ?? [])
    at = typeof at === "object" ? (at as Record<string, FormTexts>)[step] : undefined;
  return Array.isArray(at) ? at.length : 0;
}
