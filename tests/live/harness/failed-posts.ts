import type { Send } from "../../http/runner/answer";

/** A post that was not answered, or with a fault of the site. */
export type FailedPost = { endMs: number; what: string };

/** Remembers posts that failed; each request comes from an address of its own, as shoppers do. */
export function noteFailedPosts(send: Send, failed: FailedPost[]): Send {
  let sent = 0;
  return async (request) => {
    sent += 1;
    const headers = { ...request.headers, "x-forwarded-for": `198.51.100.${sent % 250}` };
    const note = (what: string) =>
      request.method === "POST" &&
      failed.push({ endMs: performance.now(), what: `${request.url.pathname}: ${what}` });
    try {
      const answer = await send({ ...request, headers });
      if (answer.status >= 500) note(String(answer.status));
      return answer;
    } catch (error) {
      note(String(error));
      throw error;
    }
  };
}
