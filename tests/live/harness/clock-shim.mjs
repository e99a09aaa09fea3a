// Loaded ahead of a server by a test: sets the clock of this process back and forth when told to over IPC. Like a clock
// that is set, it moves what `Date` says and leaves timers and `performance.now()` alone.
const SystemDate = Date;
let offsetMs = 0;

class ShiftedDate extends SystemDate {
  /** @param {any[]} given */
  constructor(...given) {
    // @ts-expect-error Date has several signatures.
    super(...(given.length === 0 ? [SystemDate.now() + offsetMs] : given));
  }
  static now() {
    return SystemDate.now() + offsetMs;
  }
}

process.on("message", (message) => {
  if (typeof message !== "object" || message === null || !("clockOffsetMs" in message)) return;
  offsetMs = Number(message.clockOffsetMs);
  globalThis.Date = /** @type {DateConstructor} */ (ShiftedDate);
});
process.channel?.unref();
