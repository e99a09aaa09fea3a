import { type RefObject, useEffect, useRef, useState } from "react";
import type { BuilderAct, BuilderMessage } from "./use-builder-acts";

type Frame = { src: string; isFront: boolean };

/**
 * The frames of a page: the one in front, and behind it the next while it loads. Hears what is done in the
 * one in front, and tells it what is chosen.
 */
export function useFrameMessages(
  room: RefObject<HTMLElement>,
  { src, chosen }: { src: string | null; chosen: string | null },
  act: BuilderAct,
): Frame[] {
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

  useEffect(() => {
    const frame = [...(room.current?.querySelectorAll("iframe") ?? [])].find(
      (one) => one.getAttribute("src") === front,
    );
    frame?.contentWindow?.postMessage({ awning: "builder", block: chosen, reveals: true }, "*");
  }, [room, chosen, front]);

  const shown = front === null ? src : front;
  return [...new Set([shown, src])].flatMap((one) =>
    one === null ? [] : [{ src: one, isFront: one === shown }],
  );
}
