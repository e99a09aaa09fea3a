// @public

import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * A request's body as a web stream. It is read from the socket only as fast as the stream is read. What is
 * left when a reader cancels, or when the answer is written, is read and dropped: destroying the request
 * would cut the connection before the answer reaches its client.
 */
export function requestBody(req: IncomingMessage, res: ServerResponse): ReadableStream<Uint8Array> {
  let forget = () => {};
  const drop = () => {
    forget();
    req.resume();
  };
  res.once("finish", drop);
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const take = (chunk: Buffer) => {
          controller.enqueue(new Uint8Array(chunk));
          req.pause();
        };
        const end = () => {
          forget();
          controller.close();
        };
        const fail = () => {
          forget();
          controller.error(new Error("the body was cut off"));
        };
        forget = () => {
          req.off("data", take).off("end", end).off("error", fail).off("close", fail);
        };
        // An error without a listener would end the process.
        req.on("error", () => {});
        // A listener for data would set the stream flowing.
        req.pause();
        req.on("data", take).on("end", end).on("error", fail).on("close", fail);
      },
      pull() {
        req.resume();
      },
      cancel: drop,
    },
    { highWaterMark: 0 },
  );
}
