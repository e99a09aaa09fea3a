import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a bare server sends to all: a text, or bytes. */
export type BareAnswer = { headers: Record<string, string> } & (
  | { text: string; base64?: undefined }
  | { base64: string; text?: undefined }
);

const script = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

/** Headers that a server writes for itself. */
const ownHeaders = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** The headers of an answer of ours that any other server of the same page sends, too. */
export const pageHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Starts a bare node server that sends one answer. */
export async function startBareServer(answer: BareAnswer): Promise<{ port: number; stop: () => void }> {
  const child = spawn(process.execPath, ["--import", "tsx", script], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(answer));
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill() };
}
