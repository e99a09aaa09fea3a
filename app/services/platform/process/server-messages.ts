// @public

/** What a server process tells the primary process. */
export type ToPrimary =
  /** Its port is open. */
  | { kind: "serves"; port: number }
  /** Its start failed; the words for the operator. */
  | { kind: "failed"; words: string };

/** What the primary process tells a server process. */
export type ToServer =
  /** Every process serves: it may say that it is ready. */
  | { kind: "all serve" }
  /** It is the one that runs the jobs from now on. */
  | { kind: "run jobs" };

/** Tells the primary process; without one nothing happens. */
export const tellPrimary = (message: ToPrimary): void => void process.send?.(message);

/** Calls `heard` with each message of the primary process. Other libraries use the same channel. */
export function hearPrimary(heard: (message: ToServer) => void): void {
  process.on("message", (message: ToServer | null) => {
    if (message?.kind === "all serve" || message?.kind === "run jobs") heard(message);
  });
}
