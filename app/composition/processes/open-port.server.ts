import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Log } from "~/services/platform/log/log.server";
import { createDrainableServer } from "~/services/platform/process/drain.server";
import { listen } from "~/services/platform/process/listen.server";
import type { Opened } from "~/services/platform/process/opened.server";
import { watchThreads } from "~/services/platform/process/watch-threads.server";

type PortParts = {
  config: Config;
  log: Log;
  opened: Opened;
  stop: (reason: string, code: number) => unknown;
};

/**
 * Begins to listen.
 * @param listenerOf makes the listener, which can ask whether the process serves now: not before `serve` is
 * called, not while it stops and not while its threads are starved
 * @returns the port it listens on
 */
export async function openPort(
  listenerOf: (isServing: () => boolean) => RequestListener,
  { config, log, opened, stop }: PortParts,
): Promise<{ port: number; serve: () => void }> {
  let isReady = false;
  const threads = watchThreads({ log, onHopeless: () => void stop("threads are starved", 1) });
  opened.push(async () => threads.stop());
  const isServing = () => isReady && !isDraining() && !threads.isStarved();
  const { server, drain, isDraining } = createDrainableServer(listenerOf(isServing));
  await listen(server, config.port);
  const { drainNoticeMs: noticeMs, requestDeadlineMs } = config;
  opened.push(() => drain({ noticeMs, requestDeadlineMs }));
  return {
    port: (server.address() as AddressInfo).port,
    serve() {
      isReady = true;
    },
  };
}
