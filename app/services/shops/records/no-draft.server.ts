import { AppError } from "~/models/platform/error/app-error";
import type { RecordKind } from "./record-kind";

/** There is no draft of a record. */
export const noDraft = <R>({ kind }: RecordKind<R>, name: string) =>
  new AppError("not_found", `There is no draft of ${kind} '${name}'.`);
