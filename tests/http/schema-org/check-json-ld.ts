import { kinds, vocabulary } from "./vocabulary";

type Node = Record<string, unknown>;

/** The errors in a document's JSON-LD, each with its path; empty if it is valid. */
export function checkJsonLd(data: unknown): string[] {
  if (!isNode(data)) return ["no object"];
  const { "@context": context, ...node } = data;
  const wrongContext = context === "https://schema.org" ? [] : [`@context is ${String(context)}`];
  const whole = resolved(node, namedIn(node)) as Node;
  return [...wrongContext, ...checkNode(whole, String(node["@type"]))];
}

/** The parts of a document by their names. */
function namedIn(value: unknown): Map<string, Node> {
  if (Array.isArray(value)) return new Map(value.flatMap((item) => [...namedIn(item)]));
  if (!isNode(value)) return new Map();
  const { "@id": id, ...part } = value;
  const own: [string, Node][] = typeof id === "string" && Object.keys(part).length > 0 ? [[id, part]] : [];
  return new Map([...own, ...Object.values(part).flatMap((item) => [...namedIn(item)])]);
}

/** The document with each part in place of what only names it. */
function resolved(value: unknown, named: ReadonlyMap<string, Node>): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, named));
  if (!isNode(value)) return value;
  const { "@id": id, ...part } = value;
  const meant = Object.keys(part).length > 0 ? part : (named.get(String(id)) ?? value);
  return Object.fromEntries(Object.entries(meant).map(([name, item]) => [name, resolved(item, named)]));
}

function checkNode(node: Node, path: string): string[] {
  const { "@type": type, ...values } = node;
  const rule = vocabulary[String(type)];
  if (!rule) return [`${path}: the type ${String(type)} is not in the vocabulary`];
  const missing = rule.needs.filter((name) => !(name in values)).map((name) => `${path}: ${name} is missing`);
  const hasAny = !rule.anyOf || rule.anyOf.some((name) => name in values);
  return [
    ...missing,
    ...(hasAny ? [] : [`${path}: none of ${rule.anyOf?.join(", ")}`]),
    ...Object.entries(values).flatMap(([name, value]) => checkValue(String(type), name, value, path)),
    ...(isA(String(type), "ItemList") ? checkPositions(values.itemListElement, path) : []),
  ];
}

function checkValue(type: string, name: string, value: unknown, path: string): string[] {
  const property = propertyOf(type, name);
  const here = `${path}.${name}`;
  if (!property) return [`${here}: ${type} has no such property`];
  if (!Array.isArray(value)) return checkOne(property.is, value, here);
  if (!property.many || value.length === 0) return [`${here}: one value, not a list of ${value.length}`];
  return value.flatMap((item, at) => checkOne(property.is, item, `${here}[${at}]`));
}

function checkOne(allowed: string[], value: unknown, path: string): string[] {
  if (!isNode(value))
    return allowed.some((kind) => kinds[kind]?.(value))
      ? []
      : [`${path}: ${JSON.stringify(value)} is no ${allowed.join(" or ")}`];
  const type = String(value["@type"]);
  return allowed.some((name) => isA(type, name))
    ? checkNode(value, path)
    : [`${path}: a ${type} is no ${allowed.join(" or ")}`];
}

/** Positions increase by one, and no address occurs twice in a list. */
function checkPositions(items: unknown, path: string): string[] {
  const nodes = (Array.isArray(items) ? items : []).filter(isNode);
  const first = Number(nodes[0]?.position);
  const inOrder = nodes.every(({ position }, at) => position === first + at);
  const urls = nodes.map((node) => node.url ?? node.item);
  return [
    ...(inOrder ? [] : [`${path}: positions do not count up`]),
    ...(new Set(urls).size === urls.length ? [] : [`${path}: an address stands twice`]),
  ];
}

function propertyOf(type: string, name: string): { is: string[]; many?: true } | undefined {
  const rule = vocabulary[type];
  return rule?.has[name] ?? (rule?.extends ? propertyOf(rule.extends, name) : undefined);
}

function isA(type: string, name: string): boolean {
  const above = vocabulary[type]?.extends;
  return type === name || (above !== undefined && isA(above, name));
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
