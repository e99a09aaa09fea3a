/** Statements that look across tenants, by the service that makes them, with the reason. */
const excused: { name: string; why: string; text: RegExp }[] = [
  {
    name: "listShops",
    why: "the operator's list of every shop of the database",
    text: /^\s*select s\.code, s\.name, s\.type,/,
  },
];

/** Whether a statement is one of those that may look across tenants. */
export const isExcused = (statement: string): boolean => excused.some(({ text }) => text.test(statement));
