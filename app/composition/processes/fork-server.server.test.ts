import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "~/services/platform/log/log.server";
import { forkServer } from "./fork-server.server";

afterEach(() => void vi.restoreAllMocks());

/** A server process with a worker of a test behind it. */
function forked(pid: number | undefined) {
  const worker = Object.assign(new EventEmitter(), { process: { pid } });
  vi.spyOn(cluster, "fork").mockReturnValue(worker as unknown as Worker);
  const ended = vi.fn();
  forkServer(createLog({ level: "silent" })).onEnd(ended);
  return { worker, ended };
}

test("a message that no longer reaches a killed process is no fault of the server (rule operations-18)", () => {
  const { worker, ended } = forked(12);
  worker.emit("error", new Error("write EPIPE"));
  expect(ended).not.toHaveBeenCalled();
  worker.emit("exit", null, "SIGKILL");
  expect(ended).toHaveBeenCalledWith(null, "SIGKILL");
});

test("a process that could not be started counts as ended", () => {
  const { worker, ended } = forked(undefined);
  worker.emit("error", new Error("spawn EAGAIN"));
  expect(ended).toHaveBeenCalledWith(null, null);
});
