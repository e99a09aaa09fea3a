import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { RunningWork } from "~/models/office/frame/running-work";
import { officeRunningPath } from "~/paths/office";

/** How long the frame shows progress before it looks again, ms. */
const lookAgainMs = 3000;

/**
 * Long work that runs now (rule office-99). A script looks again until none runs; each page has it anew.
 * @param works as the page has them
 */
export function RunningWorks({ works }: { works: readonly RunningWork[] }) {
  const [seen, setSeen] = useState({ works, since: works });
  // A new page knows better than what was looked up before it.
  const shown = seen.since === works ? seen.works : works;
  const isUnderWay = shown.length > 0;
  useEffect(() => {
    if (!isUnderWay) return;
    const ended = new AbortController();
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible") return;
      const now = await lookedUp(ended.signal);
      if (now) setSeen({ works: now, since: works });
    }, lookAgainMs);
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [isUnderWay, works]);
  if (!isUnderWay) return null;
  return (
    <ul className="office-running" aria-label="Running now">
      {shown.map(({ to, text, percent }) => (
        <li key={to}>
          <progress max={100} value={percent ?? undefined} aria-label={text} />
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}

/** What runs by now; null where that is not known, as without a session or a connection. */
async function lookedUp(signal: AbortSignal): Promise<RunningWork[] | null> {
  try {
    const response = await fetch(officeRunningPath(), { signal });
    return response.ok ? ((await response.json()) as RunningWork[]) : null;
  } catch {
    return null;
  }
}
