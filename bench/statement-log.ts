import { closeSync, fstatSync, openSync, readSync } from "node:fs";

/** Settings with which PostgreSQL writes how long each statement took, without its values. */
export const logsStatements = { log_min_duration_statement: "0", log_parameter_max_length: "0" };

/** A statement, or a part of one (its plan, its values), that a process of PostgreSQL did. */
type Timed = { pid: number; ms: number; text: string };

/** What PostgreSQL wrote of its statements since it was last asked. */
export class StatementLog {
  #readBytes: number;

  constructor(private readonly file: string) {
    this.#readBytes = this.#size();
  }

  /** A statement is written before its answer is sent: those of a call are there when it is answered. */
  take(): Timed[] {
    const size = this.#size();
    const bytes = Buffer.alloc(size - this.#readBytes);
    const descriptor = openSync(this.file, "r");
    readSync(descriptor, bytes, 0, bytes.length, this.#readBytes);
    closeSync(descriptor);
    this.#readBytes = size;
    const lines = /\[(\d+)\] LOG: {2}duration: ([\d.]+) ms(.*)/g;
    return [...bytes.toString("utf8").matchAll(lines)].map(([, pid, ms, text]) => ({
      ...{ pid: Number(pid), ms: Number(ms), text: text ?? "" },
    }));
  }

  /** How long all of them took that were written since it was last asked, ms. */
  takeMs(): number {
    return this.take().reduce((sum, { ms }) => sum + ms, 0);
  }

  #size(): number {
    const descriptor = openSync(this.file, "r");
    const { size } = fstatSync(descriptor);
    closeSync(descriptor);
    return size;
  }
}
