import { runningTime } from "~/models/office/host/running-time";
import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { variableNames } from "../../platform/config/config-variables.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { Section } from "../sections/section";
import { readMachineState } from "./machine-state.server";
import { notesPanels } from "./notes/notes-panels.server";

/** Below this share of free disk it is said. */
const leastFree = 0.1;

/** Versions, room and limits of the machine, for its hosts (rule hosting-6). */
export const machineSection: Section = {
  need: { verb: "view", kind: "machine" },
  doneTexts: {},
  async load(ctx: RequestContext) {
    const state = await readMachineState(ctx);
    const { config } = ctx;
    const { disk } = state;
    const isFull = disk !== null && disk.freeBytes < disk.bytes * leastFree;
    const facts = (entries: Record<string, string>) =>
      Object.entries(entries).map(([label, text]) => ({ label, text }));
    return {
      title: "Machine",
      badges: [
        ...(isFull ? [{ text: "Little room on the disk", tone: "bad" as const }] : []),
        ...state.away.map((name) => ({ text: `'${name}' does not answer`, tone: "bad" as const })),
      ],
      intro: "",
      way: [],
      deeds: [],
      main: [
        {
          kind: "facts",
          title: "Room",
          facts: facts({
            Disk: disk
              ? `${formatBytes(disk.freeBytes)} free of ${formatBytes(disk.bytes)}`
              : "could not be asked",
            "Memory of this process": formatBytes(state.memoryBytes),
          }),
        },
        ...state.databases.map((database) => ({
          kind: "facts" as const,
          title:
            state.databases.length > 1 ? `Database '${database.name}' and its jobs` : "Database and its jobs",
          more: { to: "/admin/jobs", label: "Failed jobs" },
          facts: facts({
            Size: formatBytes(database.bytes),
            Connections: `${database.connections.used} of ${database.connections.most}`,
            PostgreSQL: database.postgres,
            "Migrations of the database": String(database.migrations),
            "Jobs that wait": String(database.jobs.waiting),
            "Being done": String(database.jobs.running),
            "Given up": String(database.jobs.givenUp),
            "Mails that failed": String(database.jobs.failedMails),
          }),
        })),
        ...(await notesPanels(ctx)),
        {
          kind: "facts",
          title: "Limits",
          facts: facts({
            Processes: String(config.processes),
            "Connections of a process": String(config.database.poolSize),
            "Connections of one business": String(config.database.tenantConnections),
            "Longest request": `${config.requestDeadlineMs / 1000} s`,
            "Longest statement": `${config.database.statementTimeoutMs / 1000} s`,
          }),
        },
        {
          kind: "facts",
          title: "Settings of the environment",
          // Those that are set are few, and come first.
          facts: [
            ...config.variablesSet.map((name) => ({ label: name, text: "set" })),
            ...variableNames
              .filter((name) => !config.variablesSet.includes(name))
              .map((name) => ({ label: name, text: "not set" })),
          ],
        },
      ],
      aside: [
        {
          kind: "facts",
          title: "Versions",
          facts: facts({
            Awning: state.release,
            Node: state.node,
          }),
        },
        {
          kind: "facts",
          title: "Set up",
          facts: facts({
            "Running for": runningTime(state.upSeconds),
            Shops: `{code}.${config.baseDomain}`,
            Offices: `{code}.${config.officeDomain ?? config.baseDomain}`,
            Mail: config.smtpUrl ? "by a mail server" : "into files: no mail server is set",
            "Further databases":
              config.clusters.length > 0
                ? config.clusters.map(({ name }) => name).join(", ")
                : "off: DATABASE_CLUSTERS names none, so no shop can move",
            Files: config.files.store === "s3" ? "in a bucket" : "on the disk",
          }),
        },
      ],
    };
  },
};
