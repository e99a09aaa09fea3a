import { readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { membersOf, parsed } from "./context-types";

const folders = [join("app", "services"), join("app", "composition")];

/**
 * Every service by name, read from the code, so that a new one cannot be forgotten: a service is an exported
 * function whose first parameter has a database and a tenant (itself, with its shop, or as the parameter
 * `tenantId`), whatever that type is called.
 */
export function serviceNames(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(".server.ts") && !file.endsWith("-fixture.server.ts"))
    .flatMap(servicesOf)
    .sort();
}

function servicesOf(file: string): string[] {
  return parsed(file).source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return exportedFunctions(statement).flatMap(([name, of]) => (takesTenant(file, of) ? [name] : []));
  });
}

type Signature = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function exportedFunctions(statement: ts.Statement): [string, Signature][] {
  if (ts.isFunctionDeclaration(statement)) return [[statement.name?.text ?? "", statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, Signature][] =>
    ts.isIdentifier(name) &&
    initializer &&
    (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [[name.text, initializer]]
      : [],
  );
}

function takesTenant(file: string, { parameters, typeParameters }: Signature): boolean {
  const bound = new Map(typeParameters?.map(({ name, constraint }) => [name.text, constraint]));
  const members = membersOf(file, parameters[0]?.type, bound);
  const isGivenTenant = parameters.some(({ name }) => ts.isIdentifier(name) && name.text === "tenantId");
  return members.has("db") && (members.has("tenant") || members.has("shop") || isGivenTenant);
}
