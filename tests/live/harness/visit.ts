import type { Answer, Send } from "../../http/runner/answer";

/** What a visitor without a session is answered at an address. */
export const visit = (send: Send, address: string): Promise<Answer> =>
  send({ method: "GET", url: new URL(address), headers: { accept: "text/html" }, body: "" });

/** What the API of a shop answers to a query. */
export const ask = (send: Send, origin: string, query: string): Promise<Answer> =>
  send({
    method: "POST",
    url: new URL("/api-graphql", origin),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
