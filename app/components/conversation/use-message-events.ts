import { useEffect, useRef } from "react";
import { messageEventsPath } from "~/paths/conversations";

/** Calls `onNews` whenever the customer's conversations changed, while the page is open (rule conversations-8). */
export function useMessageEvents(onNews: () => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const source = new EventSource(messageEventsPath());
    source.addEventListener("messages", () => latest.current());
    return () => source.close();
  }, []);
}
