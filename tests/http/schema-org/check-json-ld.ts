import { kinds, vocabulary } from "./vocabulary";

type Node = Record<string, unknown>;

/** The errors in a document's JSON-LD, each with its path; empty if it is valid. */
export function checkJsonLd(data: unknown): string[] {
  if (!isNode(data)) return ["no object"];
  const { "@context": context, ...node } = data;
  const wrongContext = context === "https://schema.org" ? [] : [`@context is ${String(context)}`];
  return [...wrongContext, ...checkNode(node, String(node["@type"]))];
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
