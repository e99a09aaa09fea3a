import { readLimitedText } from "./read-body.server";

/** Largest body of a call, bytes. */
const maxBytes = 100_000;

/** Reads the JSON a call sent; null for what is no JSON, too much of it, or a body of another type. */
export async function readJsonCall(request: Request): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "")) return null;
  const text = await readLimitedText(request, maxBytes);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
