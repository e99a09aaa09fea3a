import { ProviderUnavailable } from "./provider-unavailable.server";

/** Longest wait for a provider, ms (rule payment-7). */
export const providerTimeoutMs = 10_000;

/** Largest answer that is read, bytes: a provider's are a few kilobytes. */
const maxAnswerBytes = 1_000_000;

/** A provider's answer; `body` is null if it is not a JSON object. */
export type ProviderAnswer = { status: number; body: Record<string, unknown> | null };

/**
 * Calls a provider's JSON API. Answers below 500 are returned, refusals included.
 * @throws ProviderUnavailable when there is no answer in time, or one that says the provider is at fault or
 * busy
 */
export async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      redirect: "error",
      ...init,
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 429 || text.length > maxAnswerBytes)
      throw new ProviderUnavailable(`${new URL(url).host} answered ${response.status}`);
    return { status: response.status, body: jsonOf(text) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`${new URL(url).host} could not be reached`, { cause: error });
  }
}

function jsonOf(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === "object" && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
