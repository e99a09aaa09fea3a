import cluster from "node:cluster";
import type { Log } from "~/services/platform/log/log.server";
import type { ServerProcess } from "~/services/platform/process/server-processes.server";

/** Starts this program once more, as a process that serves the shared port. */
export function forkServer(log: Log): ServerProcess {
  const worker = cluster.fork();
  return {
    pid: worker.process.pid,
    tell: (message) => {
      if (worker.isConnected()) worker.send(message);
    },
    signal: (signal) => void worker.process.kill(signal),
    onMessage: (heard) => void worker.on("message", heard),
    onEnd: (ended) => {
      worker.on("exit", ended);
      // Without a listener this would be an uncaught exception, which ends the server: a message to a process
      // that was killed a moment ago, or a process that the system could not start. That one has no exit to
      // tell.
      worker.on("error", (error) => {
        log.error("a server process could not be reached", { pid: worker.process.pid, error });
        if (worker.process.pid === undefined) ended(null, null);
      });
    },
  };
}
