import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { TestDatabase } from "../../support/databases/test-database";

/** A line to a database that can be cut for as long as a test wants. */
export type DatabaseLine = {
  /** To hand to a process as DATABASE_URL. */
  url: string;
  /** Ends every connection and refuses new ones, as a server that is down does. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
};

/** Opens a line to a test's database: a port of this machine that passes on what it gets. */
export async function openDatabaseLine({ connection, url }: TestDatabase): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const end = (socket: Socket) => {
    sockets.delete(socket);
    socket.destroy();
  };
  const toDatabase = () => {
    if (connection.host?.startsWith("/")) return connect(`${connection.host}/.s.PGSQL.${connection.port}`);
    const { hostname, port } = new URL(url);
    return connect(Number(port || 5432), hostname);
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = toDatabase();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => end(other));
      socket.on("close", () => end(other));
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const through = new URL(url.replace(/@[^/]*\//, "@127.0.0.1/"));
  through.port = String(port);
  return {
    url: through.href,
    cut() {
      isCut = true;
      for (const socket of sockets) end(socket);
    },
    mend() {
      isCut = false;
    },
    async close() {
      for (const socket of sockets) end(socket);
      server.close();
      await once(server, "close");
    },
  };
}
