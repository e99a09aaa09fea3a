import { vi } from "vitest";
import type { Answer } from "../../http/runner/answer";

/**
 * Asks again and again until an answer is as wanted, as long as a test may last: how soon that is, the bench
 * measures.
 * @throws naming what was wanted
 */
export function until(
  look: () => Promise<Answer>,
  isWanted: (answer: Answer) => boolean,
  wanted: string,
): Promise<void> {
  const tryOnce = async () => {
    const answer = await look();
    if (!isWanted(answer))
      throw new Error(`${wanted} did not come; ${answer.status} ${answer.body.slice(0, 400)}`);
  };
  return vi.waitFor(tryOnce, { timeout: 180_000, interval: 50 });
}
