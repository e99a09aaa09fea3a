import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";

/** A browser says so often that the page is open, ms. */
const everyMs = 10_000;

type Others = { others: readonly string[]; changedBy: string | null };

/**
 * Who else has a page of the shop or a record's form open, and who changed it meanwhile (rule builder-22):
 * kept up to date by a script, without one as it was when the page was loaded.
 * @param askPath tells that it is open, and who else is there
 * @param showPath shows it as it is now
 */
export function OthersHere({
  others: first,
  askPath,
  showPath,
}: {
  others: readonly string[];
  askPath: string;
  showPath: string;
}) {
  const { others, changedBy } = useOthers(askPath) ?? { others: first, changedBy: null };
  const names = new Intl.ListFormat("en").format(others);
  return (
    <div role="status">
      {others.length > 0 ? (
        <p className="office-note">
          {names} {others.length > 1 ? "have" : "has"} this page open, too.
        </p>
      ) : null}
      {changedBy === null ? null : (
        <p className="office-note" data-tone="mind">
          {changedBy} changed it just now.{" "}
          <Link to={showPath} preventScrollReset>
            Show it
          </Link>
        </p>
      )}
    </div>
  );
}

function useOthers(askPath: string): Others | null {
  const [known, setKnown] = useState<(Others & { of: string }) | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (document.hidden) return;
      // What cannot be asked now is asked the next time; who leaves may leave in the middle of an answer.
      const told = await fetch(askPath, { signal })
        .then((answer): Promise<Others> | null => (answer.ok ? answer.json() : null))
        .catch(() => null);
      if (told && !signal.aborted) setKnown({ of: askPath, others: told.others, changedBy: told.changedBy });
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask, { signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [askPath]);
  // Another version has not been asked about yet; the same people are there.
  return known && { others: known.others, changedBy: known.of === askPath ? known.changedBy : null };
}
