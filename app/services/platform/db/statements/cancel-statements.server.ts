import { connect } from "node:net";
import type pg from "pg";

/** A server that does not answer ends its own statements. */
const timeoutMs = 2_000;

/**
 * Says in the first bytes of a connection that it cancels what another one does: PostgreSQL's protocol, 55.7.
 */
const cancelCode = 80_877_102;

/** The driver knows both numbers from the start of the connection, and its types do not. */
type Started = pg.PoolClient & { processID?: number | null; secretKey?: number | null };

/**
 * Cancels what these connections run now, as the protocol says: over a new connection to the same server. A
 * pooler passes it on to the server process that runs the statement; the process id it gave us means nothing
 * to PostgreSQL.
 */
export async function cancelStatements(clients: readonly pg.PoolClient[]): Promise<void> {
  await Promise.all(clients.map(cancelStatement));
}

async function cancelStatement({ host, port, processID, secretKey }: Started): Promise<void> {
  if (processID == null || secretKey == null) return;
  const request = Buffer.alloc(16);
  for (const [at, number] of [16, cancelCode, processID, secretKey].entries())
    request.writeInt32BE(number, at * 4);
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(request);
  // The server answers by closing the connection, which has to be read.
  socket.resume();
  await closed;
}
