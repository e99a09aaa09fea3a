import ts from "typescript";

/** A query parameter that code reads: its name, or `*` for all that there are; and the line. */
export type QueryRead = { name: string; line: number };

/** A file's text under its path. */
export type Source = { file: string; text: string };

const isReader = (name: string) => name === "get" || name === "has" || name === "getAll";

/**
 * The query parameters that a source reads: by `get`, `has` and `getAll` of a `URLSearchParams`, directly or
 * in a function that gets the name, and by spreading all of them.
 * @param constants texts by the name of the constant, or of a constant's member (`priceFields.from`)
 */
export function queryReads({ file, text }: Source, constants: ReadonlyMap<string, string>): QueryRead[] {
  if (!/searchParams|ListingAddress/i.test(text)) return [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const queries = queryNames(tree);
  const reads: QueryRead[] = [];
  const note = (name: string, node: ts.Node) =>
    reads.push({ name, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });

  walk(tree, (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const { expression: receiver, name } = node.expression;
    const [argument] = node.arguments;
    if (!argument) return;
    if (receiver.getText() === "Object" && name.text === "fromEntries" && isQuery(argument, queries))
      note("*", node);
    if (!isReader(name.text) || !isQuery(receiver, queries)) return;
    for (const found of namesOf(argument, constants)) note(found, node);
  });
  return reads;
}

/** Constants with a text, and members of constant objects, by name. */
export function textConstants(sources: readonly Source[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { file, text } of sources) {
    if (!/^export const \w+ = ["{]/m.test(text)) continue;
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations)
        for (const [member, value] of textsOf(plain(initializer))) found.set(name.getText() + member, value);
    }
  }
  return found;
}

function textsOf(value: ts.Expression | undefined): [member: string, text: string][] {
  if (!value) return [];
  if (ts.isStringLiteral(value)) return [["", value.text]];
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property): [string, string][] =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
      ? [[`.${property.name.getText()}`, property.initializer.text]]
      : [],
  );
}

const plain = (value: ts.Expression | undefined): ts.Expression | undefined =>
  value && ts.isAsExpression(value) ? value.expression : value;

/**
 * Names that hold a query in this file: variables, parameters, and what is taken out of an object by its
 * name.
 */
function queryNames(tree: ts.SourceFile): Set<string> {
  const names = new Set(["searchParams"]);
  walk(tree, (node) => {
    if (ts.isBindingElement(node) && node.propertyName?.getText() === "searchParams")
      names.add(node.name.getText());
    if (ts.isVariableDeclaration(node) && isQueryValue(node.initializer)) names.add(firstName(node.name));
    if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.type?.getText() === "URLSearchParams")
      names.add(node.name.getText());
    // A listing's address carries its query.
    if (ts.isParameter(node) && /\bListingAddress\b/.test(node.type?.getText() ?? "")) names.add("query");
  });
  return names;
}

/** `const [query] = useSearchParams()` names its first. */
const firstName = (name: ts.BindingName): string =>
  ts.isArrayBindingPattern(name) ? (name.elements[0]?.getText() ?? "") : name.getText();

const isQueryValue = (value: ts.Expression | undefined): boolean =>
  value !== undefined &&
  (/\.searchParams$/.test(value.getText()) ||
    value.getText() === "useSearchParams()" ||
    (ts.isNewExpression(value) && value.expression.getText() === "URLSearchParams"));

function isQuery(receiver: ts.Expression, names: ReadonlySet<string>): boolean {
  if (isQueryValue(receiver)) return true;
  if (ts.isPropertyAccessExpression(receiver)) return names.has(receiver.name.text);
  return ts.isIdentifier(receiver) && names.has(receiver.text);
}

/** The names an argument stands for; that of a parameter is what its function is called with. */
function namesOf(argument: ts.Expression, constants: ReadonlyMap<string, string>): string[] {
  if (ts.isStringLiteral(argument)) return [argument.text];
  const known = constants.get(argument.getText());
  if (known !== undefined) return [known];
  return callsAround(argument).map(([given]) => {
    const name = given && (ts.isStringLiteral(given) ? given.text : constants.get(given.getText()));
    return name || `unreadable: ${argument.getText()}`;
  });
}

/**
 * The arguments of the calls, in this file, of the function whose first parameter this identifier is; for the
 * callback of a list's method the list's elements.
 */
function callsAround(argument: ts.Expression): ts.NodeArray<ts.Expression>[] {
  let around: ts.Node = argument;
  while (!ts.isSourceFile(around) && !isFunctionOf(around, argument.getText())) around = around.parent;
  const { parent } = around;
  const list = parent && ts.isCallExpression(parent) ? parent.expression.getChildAt(0) : undefined;
  if (list && ts.isArrayLiteralExpression(list))
    return list.elements.map((element) => ts.factory.createNodeArray([element]));
  const name = parent && ts.isVariableDeclaration(parent) ? parent.name.getText() : "";
  const calls: ts.NodeArray<ts.Expression>[] = [];
  walk(argument.getSourceFile(), (node) => {
    if (name && ts.isCallExpression(node) && node.expression.getText() === name) calls.push(node.arguments);
  });
  return calls.length > 0 ? calls : [ts.factory.createNodeArray()];
}

const isFunctionOf = (node: ts.Node, parameter: string): boolean =>
  ts.isArrowFunction(node) && node.parameters[0]?.name.getText() === parameter;

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}
