import { useNavigate, useSubmit } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { placeBeside, placeText } from "~/models/content/blocks/block-change";
import { type BuilderView, builderQuery } from "~/models/office/builder/builder-view";
import { officeBuilderPath } from "~/paths/office";

/** What the frame says, or a key or a drag in the list of blocks. */
export type BuilderMessage =
  | { act: "ready" }
  | { act: "editing" }
  | { act: "scrolled"; y: number }
  | { act: "choose"; block: string; words?: string; isEntered?: boolean }
  | { act: "words"; block: string; before: string; after: string }
  | { act: "move"; block: string; at: string; after: boolean; into?: boolean }
  | { act: "up" | "down" | "remove" | "duplicate" | "undo" | "redo"; block: string | null };

type Words = Extract<BuilderMessage, { act: "words" }>;

/** Does what was asked for in the frame or by keys. */
export type BuilderAct = (message: BuilderMessage) => void;

/** The builder's acts, as the posts that its buttons make. */
export function useBuilderActs(view: BuilderView, panel: RefObject<HTMLElement>): BuilderAct {
  const submit = useSubmit();
  const navigate = useNavigate();
  const latest = useRef(view);
  latest.current = view;
  const wanted = useRef("");
  const isEntered = useRef(false);
  const written = useRef<Words | null>(null);

  // A press on words in the page leads to their field.
  useEffect(() => {
    const field = fieldOf(panel.current, wanted.current);
    wanted.current = "";
    if (isEntered.current) firstField(panel.current)?.focus();
    else field?.focus();
    isEntered.current = false;
    if (written.current && written.current.block === view.chosen) {
      writeWords(panel.current, written.current);
      written.current = null;
    }
  }, [panel, view.chosen]);

  // Back from the fields of a block to its row, after what hears the key in the fields themselves.
  useEffect(() => {
    const leave = ({ key, defaultPrevented, target }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
      if (panel.current?.contains(target) && !target.closest("dialog"))
        document.querySelector<HTMLElement>(".office-outline [data-chosen] > a")?.focus();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [panel]);

  return useCallback(
    (message) => {
      const { name, version, made, outline } = latest.current;
      const send = (values: Record<string, string>) =>
        submit({ version, ...values }, { method: "post", preventScrollReset: true });
      switch (message.act) {
        case "choose":
          if (message.isEntered && message.block === latest.current.chosen)
            return firstField(panel.current)?.focus();
          wanted.current = message.words ?? "";
          isEntered.current = message.isEntered ?? false;
          navigate(officeBuilderPath(name, { block: message.block, ...builderQuery(latest.current) }), {
            preventScrollReset: true,
          });
          return;
        case "editing":
          wanted.current = "";
          return;
        case "words":
          // Its form may still be on its way.
          if (message.block === latest.current.chosen) writeWords(panel.current, message);
          else written.current = message;
          return;
        case "move": {
          const at = outline.find(({ id }) => id === message.at);
          if (!at) return;
          const beside = placeBeside(at.id, message.after ? "behind" : "before");
          const to = message.into && at.isLayout ? { into: at.id, index: 0 } : beside;
          send({ do: "move", block: message.block, to: placeText(to) });
          return;
        }
        case "undo":
        case "redo":
          send({ do: message.act, made });
          return;
        case "up":
        case "down":
        case "remove":
        case "duplicate":
          if (message.block !== null) send({ do: "block", change: `${message.act} ${message.block}` });
      }
    },
    [submit, navigate, panel],
  );
}

const firstField = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea");

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The field that holds these words, or HTML with them in it. */
function fieldOf(panel: HTMLElement | null, words: string): TextControl | undefined {
  if (words === "") return undefined;
  const fields = [
    ...(panel?.querySelectorAll<TextControl>("input[type=text], input:not([type]), textarea") ?? []),
  ];
  return (
    fields.find(({ value }) => value.trim() === words) ?? fields.find(({ value }) => value.includes(words))
  );
}

/** Words that were typed in the page go to their field, which keeps them. */
function writeWords(panel: HTMLElement | null, { before, after }: { before: string; after: string }) {
  const field = fieldOf(panel, before);
  if (!field) return;
  const isWhole = field.value.trim() === before;
  const escaped = after.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  field.value = isWhole ? after : field.value.replace(before, () => escaped);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
