import type { Log } from "../../platform/log/log.server";

/** Longest wait for a service, ms. */
const timeoutMs = 10_000;

/**
 * Posts JSON to a service. What it refuses will be refused again, so that is logged and over; a service that
 * is down, or asks for patience, throws, and the queue tries again later.
 */
export async function postToService(
  log: Log,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  const { host } = new URL(url);
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${host} answered ${answer.status}`);
  if (!answer.ok) log.warn("a service refused an event", { host, status: answer.status });
}
