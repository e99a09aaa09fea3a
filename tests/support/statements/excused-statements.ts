/** Statements that look across tenants, by the service that makes them, with the reason. */
const excused: { name: string; why: string; text: RegExp }[] = [
  {
    name: "listShops",
    why: "the operator's list of every shop of the database",
    text: /^\s*select s\.code, s\.name, s\.type,/,
  },
  {
    name: "listFailedJobs",
    why: "a host's list of what failed for any shop",
    text: /^\s*select j\.id::text, t\.identifier as task, s\.code as shop,/,
  },
  {
    name: "measureAllFiles",
    why: "a job of hosts: what the files of every business take",
    text: /^\s*select t\.id, array_append\(array\(select s\.code from shops s/,
  },
  {
    name: "removeGoneBusinesses",
    why: "hosts' work on a business that is gone, whose hosts no job knows",
    text: /^(?:select "report"|delete) from "host_works" where \(?"host_works"\."code" in \(/,
  },
  {
    name: "applyDemoShops",
    why: "the directory says which of the demo's shops live in another database",
    text: /^select "names" from "tenant_homes" where \(not "tenant_homes"\."is_here" and "tenant_homes"\."names" && \$1\)$/,
  },
];

/** Whether a statement is one of those that may look across tenants. */
export const isExcused = (statement: string): boolean => excused.some(({ text }) => text.test(statement));
