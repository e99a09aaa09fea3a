import { createServer, type RequestListener } from "node:http";
import type { Send } from "./answer";
import { duplexPair } from "./duplex-pair";
import { sendOverHttp } from "./send-over-http";

/**
 * Sends requests straight to a listener: real HTTP without a port or a network.
 * @param remoteAddress where they come from, as the listener sees it
 */
export function sendWithoutNetwork(listener: RequestListener, remoteAddress?: string): Send {
  const server = createServer(listener);
  return sendOverHttp({
    createConnection: () => {
      const [ours, theirs] = duplexPair();
      server.emit("connection", Object.assign(theirs, { remoteAddress }));
      return ours;
    },
  });
}
