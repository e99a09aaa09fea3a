import { useEffect, useRef } from "react";
import { messageEventsPath } from "~/paths/conversations";

/**
 * Calls `onNews` whenever the customer's conversations may have changed, while the page is open (rule
 * conversations-8): on each event, and when the stream opens, since what came after the page was read, or
 * between two streams, had none.
 */
export function useMessageEvents(onNews: () => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const source = new EventSource(messageEventsPath());
    for (const news of ["open", "messages"]) source.addEventListener(news, () => latest.current());
    return () => source.close();
  }, []);
}
