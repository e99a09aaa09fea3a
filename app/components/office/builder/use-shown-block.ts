import { type RefObject, useEffect } from "react";
import { blockAttribute } from "~/models/content/blocks/block";
import type { TypingRef } from "./typing";

/**
 * Shows the chosen block in the frame while its form is typed (rule builder-21): its HTML alone comes from
 * the server and takes the place of what is there. One request is on its way at a time; what is typed
 * meanwhile goes with the next. Where it fails, the page is loaded once the change is kept.
 * @param path of the block as it is typed; null for what is no block
 */
export function useShownBlock(around: RefObject<HTMLElement>, path: string | null, typing: TypingRef) {
  useEffect(() => {
    const element = around.current;
    if (!element || path === null) return;
    const leaving = new AbortController();
    let isBusy = false;
    let isWaiting = false;
    const show = async () => {
      isWaiting = isBusy;
      const form = element.querySelector("form");
      if (isBusy || !form) return;
      isBusy = true;
      const turn = typing.current.latest;
      const blocks = await blocksOf(path, form, leaving.signal).catch(() => []);
      isBusy = false;
      if (leaving.signal.aborted) return;
      if (blocks.length > 0) {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[data-front]");
        frame?.contentWindow?.postMessage({ awning: "builder", shown: blocks }, "*");
        typing.current.shown = turn;
      }
      if (isWaiting) show();
    };
    const hear = () => {
      typing.current.latest++;
      show();
    };
    typing.current.show = show;
    element.addEventListener("input", hear);
    element.addEventListener("change", hear);
    return () => {
      leaving.abort();
      typing.current.show = () => undefined;
      element.removeEventListener("input", hear);
      element.removeEventListener("change", hear);
    };
  }, [around, path, typing]);
}

/** The elements of the block as the form has it, at each of its places. */
async function blocksOf(path: string, form: HTMLFormElement, signal: AbortSignal) {
  const typed = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(typed), signal });
  if (!answer.ok) return [];
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [...page.querySelectorAll(`[${blockAttribute}]`)].map((block) => ({
    id: block.getAttribute(blockAttribute) ?? "",
    html: block.outerHTML,
  }));
}
