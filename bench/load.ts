// A load generator in a process of its own: reads a LoadJob as JSON from standard input, writes a LoadResult.
// It keeps its connections open, sends one request at a time on each, and looks at nothing but where an
// answer ends.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { LoadJob, LoadResult } from "./run-load";

const job = JSON.parse(await text(process.stdin)) as LoadJob;
const requests = job.requests.map((request) => Buffer.from(request));
const counts = { answered: 0, wrong: {} as Record<number, number> };
let next = 0;
let isOver = false;

const startedMs = performance.now();
const clients = Array.from({ length: job.connections }, () => client());
setTimeout(() => {
  isOver = true;
}, job.durationMs);
await Promise.all(clients);
const result: LoadResult = { ...counts, seconds: (performance.now() - startedMs) / 1000 };
process.stdout.write(JSON.stringify(result));

/** One connection, until time is up. */
function client(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: job.port, host: "127.0.0.1", noDelay: true });
    let held: Buffer = Buffer.alloc(0);
    let missing = -1;
    const send = () => socket.write(requests[next++ % requests.length] as Buffer);
    const finish = () => {
      counts.answered += 1;
      held = Buffer.alloc(0);
      missing = -1;
      if (isOver) socket.end();
      else send();
    };
    socket.once("connect", send);
    socket.once("error", reject);
    socket.once("close", () => (isOver ? resolve() : reject(new Error("the server closed a connection"))));
    socket.on("data", (part) => {
      if (missing >= 0) missing -= part.length;
      else {
        held = held.length === 0 ? part : Buffer.concat([held, part]);
        const head = readHead(held);
        if (!head) return;
        if (!head.isExpected) counts.wrong[head.status] = (counts.wrong[head.status] ?? 0) + 1;
        missing = head.lengthBytes - held.length;
      }
      if (missing === 0) finish();
    });
  });
}

/** Length of the whole answer and whether its status is the expected one, once its head is complete. */
function readHead(bytes: Buffer): { lengthBytes: number; status: number; isExpected: boolean } | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const isExpected = job.status === "below-500" ? status < 500 : status === job.status;
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return { lengthBytes: end + 4 + Number(length), status, isExpected };
  if (!/^transfer-encoding: *chunked/im.test(head)) return { lengthBytes: end + 4, status, isExpected };
  const last = bytes.indexOf("0\r\n\r\n", end + 4);
  return last < 0 ? null : { lengthBytes: last + 5, status, isExpected };
}
