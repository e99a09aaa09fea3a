import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** What is declared in a file: its types, and from where its imports come. */
type Declared = { types: Map<string, ts.TypeNode | ts.InterfaceDeclaration>; imports: Map<string, string> };

const files = new Map<string, { source: ts.SourceFile; declared: Declared }>();

/** A parsed file with what it declares. */
export function parsed(file: string): { source: ts.SourceFile; declared: Declared } {
  const known = files.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const declared: Declared = { types: new Map(), imports: new Map() };
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) declared.types.set(statement.name.text, statement.type);
    if (ts.isInterfaceDeclaration(statement)) declared.types.set(statement.name.text, statement);
    if (ts.isImportDeclaration(statement)) noteImports(file, statement, declared.imports);
  }
  const result = { source, declared };
  files.set(file, result);
  return result;
}

function noteImports(file: string, statement: ts.ImportDeclaration, imports: Map<string, string>): void {
  const { text } = statement.moduleSpecifier as ts.StringLiteral;
  const path = text.startsWith("~/") ? join("app", text.slice(2)) : normalize(join(dirname(file), text));
  const target = text.startsWith("~/") || text.startsWith(".") ? `${path}.ts` : "";
  const named = statement.importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named) || !existsSync(target)) return;
  for (const { name } of named.elements) imports.set(name.text, target);
}

/** Names of the members of a type of these sources, by its structure; what comes from packages has none. */
export function membersOf(
  file: string,
  type: ts.TypeNode | undefined,
  bound: Bound = new Map(),
): Set<string> {
  if (!type) return new Set();
  if (ts.isParenthesizedTypeNode(type)) return membersOf(file, type.type, bound);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return new Set(type.types.flatMap((part) => [...membersOf(file, part, bound)]));
  if (ts.isTypeLiteralNode(type)) return namesOf(type.members);
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return new Set();
  return membersOfReference(file, type.typeName.text, type.typeArguments, bound);
}

/** What the type parameters of a function extend. */
export type Bound = ReadonlyMap<string, ts.TypeNode | undefined>;

function membersOfReference(
  file: string,
  name: string,
  args: readonly ts.TypeNode[] | undefined,
  bound: Bound,
): Set<string> {
  if (bound.has(name)) return membersOf(file, bound.get(name));
  const inner = membersOf(file, args?.[0], bound);
  if (["Readonly", "Partial", "Required"].includes(name)) return inner;
  if (name === "Pick") return new Set([...inner].filter((member) => literals(args?.[1]).includes(member)));
  if (name === "Omit") return new Set([...inner].filter((member) => !literals(args?.[1]).includes(member)));
  const { types, imports } = parsed(file).declared;
  const declared = types.get(name);
  if (declared && ts.isInterfaceDeclaration(declared)) {
    const inherited = (declared.heritageClauses ?? []).flatMap((clause) =>
      clause.types.flatMap(({ expression, typeArguments }) =>
        ts.isIdentifier(expression)
          ? [...membersOfReference(file, expression.text, typeArguments, bound)]
          : [],
      ),
    );
    return new Set([...namesOf(declared.members), ...inherited]);
  }
  if (declared) return membersOf(file, declared);
  const from = imports.get(name);
  return from ? membersOfReference(from, name, args, new Map()) : new Set();
}

const namesOf = (members: ts.NodeArray<ts.TypeElement>): Set<string> =>
  new Set(members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])));

function literals(type: ts.TypeNode | undefined): string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literals);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}
