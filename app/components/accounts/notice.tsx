// @public

import type { NoticeTone } from "~/models/shops/pages/page-notice-view";
import { Alert } from "../ui/alert";

/** One-time messages about what just happened; nothing if there are none. */
export function Notice({ lines, tone = "warning" }: { lines: string[]; tone?: NoticeTone }) {
  if (lines.length === 0) return null;
  return (
    <Alert tone={tone} takesFocus={tone === "danger"}>
      <ul className="space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  );
}
