import { useSearchParams } from "@remix-run/react";

/** What was just done, as the page's address says it (`done`), in the page's words. */
export function DoneNote({ texts }: { texts: Partial<Record<string, string>> }) {
  const [query] = useSearchParams();
  const text = texts[query.get("done") ?? ""];
  return text ? (
    <p role="status" className="office-note" data-tone="good">
      {text}
    </p>
  ) : null;
}
