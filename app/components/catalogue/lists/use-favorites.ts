import { useCallback, useRef, useState } from "react";
import { favoriteIdsOf } from "~/models/catalogue/favorite-marks";
import { favoriteCallPath } from "~/paths/lists";

/** What the call answers. */
type CallAnswer = { success?: boolean; message?: string };

/** What is said of the last press; `isFailure` if nothing was changed. */
type Said = { text: string; isFailure: boolean };

const nothing: Said = { text: "", isFailure: false };
const failed = "We couldn't reach the store. Your favorites have not changed. Please try again.";

/** Whether products are favorites that differ from what the page came with, by id. */
type Changes = { since: string; by: Readonly<Record<number, boolean>> };

/**
 * The visitor's favorites, joined by commas; `known` are those the page came with. `toggle` shows the change
 * at once and keeps it only if the server answers success; a call that fails puts it back (rule lists-6).
 * `onSignedOut` is called when the session has ended.
 */
export function useFavorites(known: string) {
  const [changed, setChanged] = useState<Changes>({ since: known, by: {} });
  const [said, setSaid] = useState(nothing);
  const under = useRef(new Set<number>());
  const current = useRef<Set<number>>(new Set());
  // What the server sends is newer than what was changed here.
  current.current = withChanges(known, changed.since === known ? changed.by : {});
  const setFavorite = useCallback(
    (id: number, isFavorite: boolean) =>
      setChanged(({ since, by }) => ({
        since: known,
        by: { ...(since === known ? by : {}), [id]: isFavorite },
      })),
    [known],
  );
  const toggle = useCallback(
    async (value: string, source: string | undefined, onSignedOut: () => void) => {
      const id = Number(value);
      if (under.current.has(id)) return;
      under.current.add(id);
      const isWanted = !current.current.has(id);
      setFavorite(id, isWanted);
      setSaid(nothing);
      const { status, answer } = await send(value, isWanted, source);
      under.current.delete(id);
      if (answer.success === true) {
        setSaid({ text: isWanted ? "Added to favorites" : "Removed from favorites", isFailure: false });
        return;
      }
      setFavorite(id, !isWanted);
      if (status === 401) onSignedOut();
      else setSaid({ text: answer.message || failed, isFailure: true });
    },
    [setFavorite],
  );
  return { favorites: [...current.current].join(","), toggle, said };
}

function withChanges(known: string, changes: Changes["by"]): Set<number> {
  const ids = new Set(favoriteIdsOf(known));
  for (const [id, isFavorite] of Object.entries(changes))
    if (isFavorite) ids.add(Number(id));
    else ids.delete(Number(id));
  return ids;
}

/**
 * A call that does not arrive, or is not answered as expected, was no success. It goes on when its page is
 * left.
 */
async function send(
  value: string,
  isWanted: boolean,
  source: string | undefined,
): Promise<{ status: number; answer: CallAnswer }> {
  try {
    const method = isWanted ? "POST" : "DELETE";
    const response = await fetch(favoriteCallPath(value, source), { method, keepalive: true });
    return { status: response.status, answer: await response.json() };
  } catch {
    return { status: 0, answer: {} };
  }
}
