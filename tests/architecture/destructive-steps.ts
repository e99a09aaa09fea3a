import { parseSync } from "libpg-query";

type Node = Record<string, unknown>;
type Parsed = { stmts?: { stmt: Node; stmt_location?: number }[] };

/** Whoever writes a step that the release before cannot live with says since when nothing needs what goes. */
const mark = /^--\s*contract:\s*\S+/m;

const destructiveDrops = new Set([
  "OBJECT_TABLE",
  "OBJECT_VIEW",
  "OBJECT_MATVIEW",
  "OBJECT_TYPE",
  "OBJECT_FUNCTION",
]);

/**
 * The steps of a migration that a release which still runs could not live with (rule operations-11), and that
 * are not marked by a comment `-- contract: ...` before them. A table that the same migration makes is the
 * new release's alone.
 * @param sql the migration
 * @returns a line for each
 */
export function destructiveSteps(sql: string): string[] {
  const { stmts = [] } = parseSync(sql) as Parsed;
  const made = new Set(stmts.flatMap(({ stmt }) => nameOf(partOf(stmt, "CreateStmt")?.relation) ?? []));
  return stmts.flatMap(({ stmt, stmt_location: at = 0 }, index) => {
    const until = stmts[index + 1]?.stmt_location ?? undefined;
    // The parser counts bytes, and gives a statement the comments before it.
    const text = Buffer.from(sql).subarray(at, until).toString("utf8");
    return mark.test(text) ? [] : stepsOf(stmt, made);
  });
}

function stepsOf(stmt: Node, made: ReadonlySet<string>): string[] {
  const dropped = partOf(stmt, "DropStmt");
  if (dropped && destructiveDrops.has(String(dropped.removeType)))
    return [`drops ${kindOf(dropped.removeType)}`];
  const renamed = partOf(stmt, "RenameStmt");
  if (renamed && !made.has(nameOf(renamed.relation) ?? ""))
    return [`renames ${String(renamed.subname ?? nameOf(renamed.relation))}`];
  const truncated = partOf(stmt, "TruncateStmt");
  if (truncated) return ["empties a table"];
  const altered = partOf(stmt, "AlterTableStmt");
  const table = nameOf(altered?.relation);
  if (!altered || table === undefined || made.has(table)) return [];
  return listOf(altered.cmds).flatMap((cmd) => {
    const { subtype, name, def } = partOf(cmd, "AlterTableCmd") ?? {};
    const column = `${table}.${String(name ?? "")}`;
    switch (subtype) {
      case "AT_DropColumn":
        return [`drops ${column}`];
      case "AT_AlterColumnType":
        return [`changes the type of ${column}`];
      case "AT_SetNotNull":
        return [`refuses rows without ${column}, which the release before writes`];
      case "AT_AddColumn":
        return addsWhatOldRowsLack(def)
          ? [`adds a column to ${table} that must be given, without a default`]
          : [];
      case "AT_AddConstraint":
        return partOf(def as Node, "Constraint")?.skip_validation
          ? []
          : [`adds a constraint to ${table} that is not NOT VALID: it reads every row under a lock`];
      default:
        return [];
    }
  });
}

function addsWhatOldRowsLack(def: unknown): boolean {
  const constraints = listOf(partOf(def as Node, "ColumnDef")?.constraints);
  const kinds = constraints.map((one) => partOf(one, "Constraint")?.contype);
  return kinds.includes("CONSTR_NOTNULL") && !kinds.some((kind) => isGiven(kind));
}

const isGiven = (kind: unknown) =>
  kind === "CONSTR_DEFAULT" || kind === "CONSTR_GENERATED" || kind === "CONSTR_IDENTITY";
const partOf = (node: Node | undefined, kind: string) => node?.[kind] as Node | undefined;
const listOf = (list: unknown) => (list ?? []) as Node[];
const nameOf = (relation: unknown) => (relation as { relname?: string } | undefined)?.relname;
const kindOf = (type: unknown) => `a ${String(type).replace("OBJECT_", "").toLowerCase()}`;
