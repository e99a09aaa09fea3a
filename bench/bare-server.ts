// The server the page cache is held against: node's http, one answer with given headers, nothing else. Reads
// a BareAnswer from standard input and writes the port it listens on.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { BareAnswer } from "./start-bare-server";

const { headers, text, base64 } = (await json(process.stdin)) as BareAnswer;
const body = text ?? Buffer.from(base64, "base64");
// With its length node sends an answer whole, as ours; without, in chunks.
const sent = { ...headers, "content-length": Buffer.byteLength(body) };
const server = createServer((_request, response) => {
  response.writeHead(200, sent);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
