import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import {
  heightQuestion,
  heightRetries,
  heightRetryMs,
  readHeightAnswer,
} from "~/models/content/templates/embed-height";

/** The frame of an embed and its reported height, px; null before an answer. */
export type EmbedHeight = {
  frame: RefObject<HTMLIFrameElement>;
  heightPx: number | null;
  onLoad: () => void;
};

/**
 * Follows the height of an embed: it is asked after loading and five more times, since many embeds draw late
 * (rule widgets-11). The code is isolated from the page, so it is asked by message.
 */
export function useEmbedHeight(isWanted: boolean): EmbedHeight {
  const frame = useRef<HTMLIFrameElement>(null);
  const asking = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const [heightPx, setHeightPx] = useState<number | null>(null);

  const onLoad = useCallback(() => {
    if (!isWanted) return;
    const ask = () => frame.current?.contentWindow?.postMessage(heightQuestion, "*");
    let retries = 0;
    clearInterval(asking.current);
    ask();
    asking.current = setInterval(() => {
      ask();
      retries += 1;
      if (retries >= heightRetries) clearInterval(asking.current);
    }, heightRetryMs);
  }, [isWanted]);

  useEffect(() => {
    if (!isWanted) return;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow) return;
      const answered = readHeightAnswer(event.data);
      if (answered !== null) setHeightPx(answered);
    };
    window.addEventListener("message", hear);
    // A frame in the server's HTML may have loaded before React hydrates.
    onLoad();
    return () => {
      window.removeEventListener("message", hear);
      clearInterval(asking.current);
    };
  }, [isWanted, onLoad]);
  return { frame, heightPx, onLoad };
}
