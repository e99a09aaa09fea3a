import pg from "pg";
import { CHANGE_CHANNEL, type ChangeMessage } from "./announce-change.server";

/** Called with each change, and with `null` when news may have been missed and everything must be looked up again. */
export type ChangeListener = (change: ChangeMessage | null) => void;

const retryDelayMs = 500;

/**
 * Listens for changes on a connection of its own and comes back by itself when that breaks.
 * @returns a function that stops listening
 */
export async function listenForChanges(
  connection: pg.PoolConfig,
  listener: ChangeListener,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const connect = async () => {
    const next = new pg.Client({ ...connection, application_name: "awning changes", keepAlive: true });
    next.on(
      "notification",
      (message) => message.payload && listener(JSON.parse(message.payload) as ChangeMessage),
    );
    next.on("error", () => reconnectLater());
    next.on("end", () => reconnectLater());
    await next.connect();
    await next.query(`listen ${CHANGE_CHANNEL}`);
    client = next;
  };

  const reconnectLater = () => {
    if (isStopped || retry) return;
    listener(null);
    retry = setTimeout(async () => {
      retry = undefined;
      try {
        await connect();
        listener(null);
      } catch {
        reconnectLater();
      }
    }, retryDelayMs);
  };

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
