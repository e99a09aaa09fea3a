import { useCallback, useRef, useState } from "react";
import { localAddress } from "~/components/ui/link/use-address";
import { favoriteIdsOf } from "~/models/catalogue/cards/favorite-marks";
import { message } from "~/models/platform/texts/message";
import { favoriteCallPath } from "~/paths/lists";

/** What the call answers. */
type CallAnswer = { success?: boolean };

/** Whether products are favorites that differ from what the page came with, by id. */
type Changes = { since: string; by: Readonly<Record<number, boolean>> };

/**
 * The visitor's favorites, joined by commas; `known` are those the page came with. `toggle` shows the change
 * once the server answers success; a call that fails changes nothing and says nothing (rule lists-6). `said`
 * is what was changed last. `onSignedOut` is called when the session has ended.
 */
export function useFavorites(known: string) {
  const [changed, setChanged] = useState<Changes>({ since: known, by: {} });
  const [said, setSaid] = useState("");
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
      setSaid("");
      const { status, answer } = await send(value, isWanted, source);
      under.current.delete(id);
      if (answer.success === true) {
        setFavorite(id, isWanted);
        setSaid(isWanted ? message("Added to favorites") : message("Removed from favorites"));
      } else if (status === 401) onSignedOut();
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
    const response = await fetch(localAddress(favoriteCallPath(value, source)), { method, keepalive: true });
    return { status: response.status, answer: await response.json() };
  } catch {
    return { status: 0, answer: {} };
  }
}
