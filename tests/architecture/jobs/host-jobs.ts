import { job, type OwnerJob } from "./job";

/** What those do who run the machines, for the shops of all businesses. */
export const hostJobs: readonly OwnerJob[] = [
  job("see all shops", ["host"], [], ["list"]),
  job(
    "create a shop: empty, with samples, from a folder or another system's files",
    ["host/works/new"],
    [],
    ["create", "apply", "import", "staff invite"],
  ),
  job("limit what a business may use", ["host"], [], ["quota"]),
  job("suspend a business and let it open", ["host"], [], ["suspend", "resume"]),
  job("remove a business and put it back", ["host"], [], ["remove", "put-back"]),
  job(
    "back up and restore one business",
    ["host", "host/works/restore"],
    [],
    ["backup-shop", "restore-shop"],
  ),
  job("move a business between databases", ["host"], [], ["move-tenant"]),
  job("see failed jobs and try them again", ["jobs"], [], ["job list", "job retry", "job drop"]),
  job("see failed mails and send them again", ["jobs/mails"], [], ["job list", "job retry"]),
  job("watch the machine", ["machine"], [], ["machine"]),
  job("back up all shops and move their files", ["machine"], [], ["backup", "restore", "files move"]),
];
