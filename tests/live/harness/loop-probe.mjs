// Loaded ahead of a server by a test: says over IPC how long its event loop was held since it was last asked.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
let cpu = process.cpuUsage();

function memory() {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { rssBytes: rss, heapBytes: heapUsed, externalBytes: external, arrayBufferBytes: arrayBuffers };
}

process.on("message", (message) => {
  if (message !== "held?") return;
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({
    loopMs: delay.max / 1e6,
    cpuMs: (user + system) / 1000,
    ...memory(),
  });
  delay.reset();
  cpu = process.cpuUsage();
});
// The channel alone must not keep the server alive.
process.channel?.unref();
