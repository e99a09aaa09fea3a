// Loaded ahead of a server by a test: changes this process's clock over IPC. As when a system clock is set,
// `Date` changes, while timers and `performance.now()` do not.
const SystemDate = Date;
let offsetMs = 0;

const shiftedNow = () => SystemDate.now() + offsetMs;

/** `Date` with a changed clock: only calls without arguments and `Date.now` read it. */
const ShiftedDate = new Proxy(SystemDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [shiftedNow()] : given, newTarget),
  apply: () => new SystemDate(shiftedNow()).toString(),
  get: (target, name, receiver) => (name === "now" ? shiftedNow : Reflect.get(target, name, receiver)),
});

process.on("message", (message) => {
  if (typeof message !== "object" || message === null || !("clockOffsetMs" in message)) return;
  offsetMs = Number(message.clockOffsetMs);
  globalThis.Date = ShiftedDate;
});
process.channel?.unref();
