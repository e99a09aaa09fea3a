import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A call an outside service was given. */
export type ServiceCall = { path: string; headers: IncomingHttpHeaders; body: unknown };

/** An outside service on this machine, that keeps what it is told. */
export type ListeningService = {
  url: string;
  calls: ServiceCall[];
  /** What it answers from now on. */
  answerWith: (status: number) => void;
  close: () => Promise<void>;
};

/** Starts a service that takes JSON. */
export async function startListeningService(): Promise<ListeningService> {
  const calls: ServiceCall[] = [];
  let status = 204;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    calls.push({ path: req.url ?? "", headers: req.headers, body: text ? JSON.parse(text) : null });
    res.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answerWith: (next) => {
      status = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
