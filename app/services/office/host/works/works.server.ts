import type { WorkInput } from "~/models/office/host/works/work-input";
import { applyWork } from "./apply-work.server";
import { backupWork } from "./backup-work.server";
import { exportWork } from "./export-work.server";
import { foundWork } from "./found-work.server";
import type { Work } from "./host-work";
import { moveWork } from "./move-work.server";
import { restoreWork } from "./restore-work.server";

type Works = { readonly [Kind in WorkInput["kind"]]: Work<Extract<WorkInput, { kind: Kind }>> };

/** Every kind of work of hosts. */
export const works: Works = {
  found: foundWork,
  export: exportWork,
  apply: applyWork,
  backup: backupWork,
  restore: restoreWork,
  move: moveWork,
};
