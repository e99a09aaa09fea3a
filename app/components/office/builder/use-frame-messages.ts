import { type RefObject, useEffect, useRef, useState } from "react";
import { loadedAnew, type TypingRef, takesAsShown } from "./typing";
import type { BuilderAct, BuilderMessage } from "./use-builder-acts";

type Frame = { src: string; isFront: boolean };

/**
 * The frames of a page: the one in front, and behind it the next while it loads. Hears what is done in the
 * one in front, and tells it what is chosen.
 */
export function useFrameMessages(
  room: RefObject<HTMLElement>,
  made: { src: string | null; chosen: string | null; rest: string },
  act: BuilderAct,
  typing: TypingRef,
): Frame[] {
  const { chosen } = made;
  const src = useLoaded(made, typing);
  const [front, setFront] = useState(src);
  const scrolled = useRef(0);
  const isFirst = useRef(true);
  const latest = useRef({ src, chosen, front, act });
  latest.current = { src, chosen, front, act };

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = event.data as (BuilderMessage & { awning?: string }) | null;
      if (typeof said !== "object" || said?.awning !== "builder") return;
      const { src, chosen, front, act } = latest.current;
      const frames = [...(room.current?.querySelectorAll("iframe") ?? [])];
      const frame = frames.find((one) => one.contentWindow === event.source);
      if (!frame) return;
      const own = frame.getAttribute("src");
      if (said.act === "ready") {
        const reveals = isFirst.current;
        isFirst.current = false;
        frame.contentWindow?.postMessage(
          { awning: "builder", y: scrolled.current, block: chosen, reveals },
          "*",
        );
        if (own === src) setFront(src);
        return;
      }
      if (own !== front) return;
      if (said.act === "scrolled") scrolled.current = said.y;
      else act(said);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [room]);

  // What was typed while it loaded is not in it.
  useEffect(() => {
    if (front !== null && typing.current.latest > 0) typing.current.show();
  }, [front, typing]);

  useEffect(() => {
    const frame = [...(room.current?.querySelectorAll("iframe") ?? [])].find(
      (one) => one.getAttribute("src") === front,
    );
    frame?.contentWindow?.postMessage({ awning: "builder", block: chosen, reveals: true }, "*");
  }, [room, chosen, front]);

  useKeptFocus(room, front);

  const shown = front === null ? src : front;
  return [...new Set([shown, src])].flatMap((one) =>
    one === null ? [] : [{ src: one, isFront: one === shown }],
  );
}

/** The address that the frame loads: not that of a page which shows nothing new. */
function useLoaded(
  { src, chosen, rest }: { src: string | null; chosen: string | null; rest: string },
  typing: TypingRef,
): string | null {
  const [page, setPage] = useState({ src, chosen, rest, loaded: src });
  const isNew = page.src !== src;
  if (isNew || page.chosen !== chosen || page.rest !== rest) {
    const isTyped = isNew && page.chosen === chosen && page.rest === rest && takesAsShown(typing.current);
    const loaded = isNew && !isTyped ? loadedAnew(src, page.loaded) : page.loaded;
    setPage({ src, chosen, rest, loaded });
    return loaded;
  }
  return page.loaded;
}

/** Who works in the page by keys goes on in the frame that comes to the front. */
function useKeptFocus(room: RefObject<HTMLElement>, front: string | null) {
  const hadFocus = useRef(false);
  hadFocus.current = typeof document !== "undefined" && document.activeElement?.tagName === "IFRAME";
  useEffect(() => {
    const frame = room.current?.querySelector<HTMLIFrameElement>("iframe[data-front]");
    if (front !== null && hadFocus.current) frame?.focus();
  }, [room, front]);
}
