// @public

import { type OwnerChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { messagesTag } from "../messages/announce-messages.server";

declare module "../../shops/context/request-context.server" {
  interface ProcessServices {
    /** Open server-sent events of this process. */
    messageStreams: MessageStreams;
  }
}

/** Streams a customer may have open in this process at once, and all customers together. */
const mostOfCustomer = 5;
const mostInProcess = 2_000;
/** Keeps proxies from closing a quiet stream. */
const heartbeatMs = 25_000;
/** Then it is closed and the browser asks again, which checks that the customer is still signed in. */
const lifeMs = 10 * 60_000;
/** Events that may wait for a slow browser before its stream is closed. */
const mostWaiting = 20;
/** How long a browser waits before it asks again. */
const retryMs = 5_000;

const encoder = new TextEncoder();
const news = encoder.encode("event: messages\ndata: {}\n\n");
const heartbeat = encoder.encode(": still here\n\n");

type Stream = {
  tenantId: string;
  tag: string;
  openedAtMs: number;
  controller: ReadableStreamDefaultController<Uint8Array>;
};

/**
 * The server-sent events of a process: they say that a customer's conversations changed, never what (rule
 * conversations-8). The page then loads what its customer may read.
 */
export class MessageStreams {
  #streams = new Set<Stream>();
  #beat: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(private readonly nowMs: () => number) {}

  /**
   * Opens a customer's stream; null where there are too many, or the process stops. It ends with `signal`.
   */
  open(tenantId: string, customerId: number, signal: AbortSignal): ReadableStream<Uint8Array> | null {
    const tag = messagesTag(customerId);
    const own = [...this.#streams].filter((each) => each.tenantId === tenantId && each.tag === tag);
    if (this.#isClosed || own.length >= mostOfCustomer || this.#streams.size >= mostInProcess) return null;
    let stream: Stream | null = null;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          const opened = { tenantId, tag, openedAtMs: this.nowMs(), controller };
          stream = opened;
          this.#streams.add(opened);
          this.#beat ??= setInterval(() => this.#keepAlive(), heartbeatMs).unref();
          controller.enqueue(encoder.encode(`retry: ${retryMs}\n\n`));
          signal.addEventListener("abort", () => this.#end(opened), { once: true });
        },
        cancel: () => {
          if (stream) this.#forget(stream);
        },
      },
      { highWaterMark: mostWaiting },
    );
  }

  /**
   * Sends an event to the customers whose conversations changed; with null to all, because changes may be
   * missed.
   */
  change(change: OwnerChange | null): void {
    for (const stream of this.#streams)
      if (
        !change ||
        (stream.tenantId === change.ownerId &&
          (change.tags.includes(stream.tag) || change.tags.includes(WHOLE_SHOP)))
      )
        this.#send(stream, news);
  }

  /** Ends all streams, and opens no more: the process stops. */
  close(): void {
    this.#isClosed = true;
    for (const stream of [...this.#streams]) this.#end(stream);
  }

  #keepAlive(): void {
    for (const stream of [...this.#streams])
      if (this.nowMs() - stream.openedAtMs >= lifeMs) this.#end(stream);
      else this.#send(stream, heartbeat);
  }

  #send(stream: Stream, bytes: Uint8Array): void {
    if ((stream.controller.desiredSize ?? 0) <= 0) this.#end(stream);
    else stream.controller.enqueue(bytes);
  }

  #end(stream: Stream): void {
    if (!this.#streams.has(stream)) return;
    this.#forget(stream);
    stream.controller.close();
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0 || !this.#beat) return;
    clearInterval(this.#beat);
    this.#beat = null;
  }
}
