import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** What the load generator does: whole requests as text, sent in turn on so many connections. */
export type LoadJob = {
  port: number;
  connections: number;
  durationMs: number;
  requests: string[];
  /** Status every answer must have; "below-500" takes redirects and missing pages, too. */
  status: number | "below-500";
};

/** What came of it; `wrong` are the numbers of answers by unexpected status. */
export type LoadResult = { answered: number; wrong: Record<number, number>; seconds: number };

const script = fileURLToPath(new URL("./load.ts", import.meta.url));

/** Runs a load and answers the requests a second, as {@link runLoad}. */
export async function requestsPerSecond(job: LoadJob): Promise<number> {
  const { answered, seconds } = await runLoad(job);
  return answered / seconds;
}

/**
 * Runs a load in a process of its own.
 * @throws when an answer had another status than the expected one
 */
async function runLoad(job: LoadJob): Promise<LoadResult> {
  const child = spawn(process.execPath, ["--import", "tsx", script], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(job));
  const written = await text(child.stdout);
  if (written === "") throw new Error("The load generator broke down.");
  const result = JSON.parse(written) as LoadResult;
  const { answered, wrong } = result;
  if (Object.keys(wrong).length > 0)
    throw new Error(
      `Of ${answered} answers some had another status than ${job.status}: ${JSON.stringify(wrong)}.`,
    );
  return result;
}

/** A GET as it goes over the wire. */
export const getRequest = (host: string, path: string, acceptEncoding: string, cookie = "") =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: ${acceptEncoding}\r\n${cookie ? `Cookie: ${cookie}\r\n` : ""}\r\n`;
