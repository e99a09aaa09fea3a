import { useEffect, useRef, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import type { SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { isWorthLookingUp, suggestionDelayMs } from "~/models/catalogue/search/search-suggestions";
import { searchSuggestionsPath } from "~/paths";

/** Suggestions and their keyword. */
export type Suggested = { keyword: string; answer: SuggestionsAnswer };

/**
 * Requests suggestions while a keyword is typed: after a pause, and never twice for the same keyword.
 * Clearing the keyword or a failed request empties them (rules search-1 and search-3).
 */
export function useSuggestions(typed: string): Suggested | null {
  const keyword = typed.trim();
  const last = useRef("");
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  useEffect(() => {
    if (keyword === "") {
      last.current = "";
      setSuggested(null);
    }
    if (!isWorthLookingUp(keyword, last.current)) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await lookUp(keyword, stop.signal);
      if (stop.signal.aborted) return;
      last.current = keyword;
      setSuggested(answer && { keyword, answer });
    }, suggestionDelayMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [keyword]);
  return suggested;
}

async function lookUp(keyword: string, signal: AbortSignal): Promise<SuggestionsAnswer | null> {
  try {
    const response = await fetch(localAddress(searchSuggestionsPath(keyword)), { signal });
    const answer = (await response.json()) as SuggestionsAnswer;
    return answer.success ? answer : null;
  } catch {
    return null;
  }
}
