import { createServer, type RequestListener } from "node:http";
import type { Send } from "./answer";
import { duplexPair } from "./duplex-pair";
import { sendOverHttp } from "./send-over-http";

/** Sends requests straight to a listener: real HTTP without a port or a network. */
export function sendWithoutNetwork(listener: RequestListener): Send {
  const server = createServer(listener);
  return sendOverHttp({
    createConnection: () => {
      const [ours, theirs] = duplexPair();
      server.emit("connection", theirs);
      return ours;
    },
  });
}
