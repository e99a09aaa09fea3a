import { useMatches } from "@remix-run/react";
import type { PageShell } from "~/models/content/templates/template-view";

/** How the current page changes the header and footer around it: `shell` in its route's data. */
export function usePageShell(): PageShell | undefined {
  const matches = useMatches();
  for (const { data } of [...matches].reverse())
    if (typeof data === "object" && data !== null && "shell" in data && data.shell)
      return data.shell as PageShell;
  return undefined;
}
