import { setTimeout as delay } from "node:timers/promises";
import type { Answer, Send } from "../../http/runner/answer";
import { Shopper } from "../harness/shopper";
import { visit } from "../harness/visit";
import { RefusedTime } from "./refused-time";

/** A page that processes keep. */
export const keptPage = "http://harbor.localhost/";

/** What shoppers meet while it watches. */
export type ServiceWatch = {
  /** How long a kept page, a page from the database, and a write were refused. */
  refused: { kept: RefusedTime; page: RefusedTime; write: RefusedTime };
  /** Answers that say a fault is ours: a 500, or any status that is neither right nor a 502, 503 or 504. */
  wrong: () => string[];
  stop: () => Promise<void>;
};

/**
 * Asks for a kept page, a page from the database and a write again and again, as shoppers without a session
 * do.
 */
export function watchService(send: Send, productId: string, everyMs: number): ServiceWatch {
  const now = () => performance.now();
  const refused = { kept: new RefusedTime(now), page: new RefusedTime(now), write: new RefusedTime(now) };
  const wrong: string[] = [];
  let isOver = false;
  let searches = 0;
  const nextSearch = () => {
    searches += 1;
    return `http://harbor.localhost/search?q=carafe+${searches}`;
  };
  const look = async (kind: keyof typeof refused, right: number, ask: () => Promise<Answer>) => {
    while (!isOver) {
      const askedMs = now();
      const answer = await ask().catch(() => null);
      refused[kind].note(answer?.status === right, askedMs);
      const known = [right, 502, 503, 504];
      if (answer && !known.includes(answer.status))
        wrong.push(`${kind}: ${answer.status} ${answer.body.slice(0, 200)}`);
      await delay(everyMs);
    }
  };
  const looking = [
    look("kept", 200, () => visit(send, keptPage)),
    look("page", 200, () => visit(send, nextSearch())),
    look("write", 303, () =>
      new Shopper(send).post("/checkout/cart", { intent: "add", product_id: productId, qty: "1" }),
    ),
  ];
  return {
    refused,
    wrong: () => wrong,
    async stop() {
      isOver = true;
      await Promise.all(looking);
    },
  };
}
