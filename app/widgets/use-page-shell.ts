import { useMatches } from "@remix-run/react";
import type { PageShell } from "~/models/content/template-view";

/** What the page in view changes of the frame around it: `shell` in the data of its route. */
export function usePageShell(): PageShell | undefined {
  const matches = useMatches();
  for (const { data } of [...matches].reverse())
    if (typeof data === "object" && data !== null && "shell" in data && data.shell)
      return data.shell as PageShell;
  return undefined;
}
