import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { buildSchema, parse, printSchema } from "graphql";

const root = join(import.meta.dirname, "..");
/**
 * The APIs: the folder of the schema's parts, that of the types made from it, and the whole schema as one
 * file, which every shop answers.
 */
export const apis = [
  {
    source: "app/services/api/graphql/schema",
    target: "app/models/api/fields/generated",
    published: "public/api.graphql",
  },
  {
    source: "app/services/api/owner-graphql/schema",
    target: "app/models/api/owner/generated",
    published: "public/admin-api.graphql",
  },
];
/** @typedef {typeof apis[number]} Api */
/** @param {Api} api */
const headOf = ({ source }) => `// Made from ${source} by npm run graphql:generate; never edited by hand.\n`;

/** TypeScript types of the scalars. */
const scalars = new Map([
  ["ID", "string"],
  ["String", "string"],
  ["Boolean", "boolean"],
  ["Int", "number"],
  ["Float", "number"],
  ["Long", "number"],
  ["DateTime", "string"],
  ["JSON", "unknown"],
]);

/**
 * Makes the published schema: all parts in one, with what they say of each field.
 * @param {Api} api
 * @returns {string}
 */
export function writePublishedSchema({ source }) {
  const names = readdirSync(join(root, source)).filter((name) => name.endsWith(".graphql"));
  const parts = names.sort().map((name) => readFileSync(join(root, source, name), "utf8"));
  return `${printSchema(buildSchema(parts.join("\n")))}\n`;
}

/**
 * Makes the types of an API: a file for each part of its schema, and `calls.ts` with all queries and
 * mutations.
 * @param {Api} api
 * @returns {Record<string, string>} texts by file
 */
export function generateGraphql(api) {
  const { source, target } = api;
  const head = headOf(api);
  const parts = readdirSync(join(root, source))
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => ({
      part: basename(name, ".graphql"),
      definitions: parse(readFileSync(join(root, source, name), "utf8")).definitions,
    }));
  const partOf = new Map(
    parts.flatMap(({ part, definitions }) =>
      definitions.flatMap((definition) =>
        definition.kind.endsWith("TypeDefinition") && "name" in definition && definition.name
          ? [/** @type {[string, string]} */ ([definition.name.value, part])]
          : [],
      ),
    ),
  );
  /** @type {Record<string, string>} */
  const files = {};
  for (const { part, definitions } of parts) {
    const body = definitions.map((definition) => writeDefinition(definition, part)).join("");
    if (body) files[`${target}/${part}.ts`] = `${head}${importsOf(body, part, partOf)}${body}`;
  }
  files[`${target}/calls.ts`] = `${head}${writeCalls(files)}`;
  return files;
}

/**
 * @param {import("graphql").DefinitionNode} definition
 * @param {string} part
 */
function writeDefinition(definition, part) {
  switch (definition.kind) {
    case "ObjectTypeDefinition":
      if (definition.name.value === "Query" || definition.name.value === "Mutation") return "";
      return `${comment(definition)}export type ${definition.name.value} = {\n${(definition.fields ?? [])
        .map((field) => `${comment(field, "  ")}  ${field.name.value}: ${typeOf(field.type)};\n`)
        .join("")}};\n${writeFieldArguments(definition)}`;
    case "InputObjectTypeDefinition":
      return `${comment(definition)}export type ${definition.name.value} = {\n${(definition.fields ?? [])
        .map((field) => `${comment(field, "  ")}  ${writeInput({ ...field, defaultValue: undefined })}`)
        .join("")}};\n`;
    case "EnumTypeDefinition":
      return `${comment(definition)}export type ${definition.name.value} = ${(definition.values ?? [])
        .map(({ name }) => JSON.stringify(name.value))
        .join(" | ")};\n`;
    case "ObjectTypeExtension": {
      const calls = (definition.fields ?? []).map(
        (field) => `${comment(field, "  ")}  ${field.name.value}: {\n${writeArguments(field)}  };\n`,
      );
      return `/** Arguments and answers of these calls. */\nexport type ${listName(part, definition.name.value)} = {\n${calls.join("")}};\n`;
    }
    default:
      return "";
  }
}

/** @param {import("graphql").ObjectTypeDefinitionNode} definition */
function writeFieldArguments({ name, fields = [] }) {
  const asked = fields.filter((field) => field.arguments?.length);
  if (asked.length === 0) return "";
  const written = asked.map((field) => `  ${field.name.value}: ${argumentsOf(field, "  ")};\n`);
  return `/** Arguments of these fields. */\nexport type ${name.value}Arguments = {\n${written.join("")}};\n`;
}

/** @param {import("graphql").FieldDefinitionNode} field */
const writeArguments = (field) =>
  `    args: ${argumentsOf(field, "    ")};\n    answer: ${typeOf(field.type)};\n`;

/**
 * @param {import("graphql").FieldDefinitionNode} field
 * @param {string} indent
 */
function argumentsOf({ arguments: given = [] }, indent) {
  if (given.length === 0) return "object";
  return `{\n${given.map((argument) => `${indent}  ${writeInput(argument)}`).join("")}${indent}}`;
}

/**
 * A field of an input: one that may be null may be left out, unless it has a default.
 * @param {import("graphql").InputValueDefinitionNode} input
 */
function writeInput({ name, type, defaultValue }) {
  const isOptional = type.kind !== "NonNullType" && !defaultValue;
  return `${name.value}${isOptional ? "?" : ""}: ${typeOf(type)};\n`;
}

/**
 * @param {import("graphql").TypeNode} type
 * @returns {string}
 */
function typeOf(type) {
  if (type.kind !== "NonNullType") {
    const written = bareTypeOf(type);
    return written === "unknown" ? written : `${written} | null`;
  }
  return bareTypeOf(type.type);
}

/**
 * @param {import("graphql").NamedTypeNode | import("graphql").ListTypeNode} type
 * @returns {string}
 */
const bareTypeOf = (type) =>
  type.kind === "ListType"
    ? `Array<${typeOf(type.type)}>`
    : (scalars.get(type.name.value) ?? type.name.value);

/**
 * @param {{ readonly description?: import("graphql").StringValueNode }} node
 * @param {string} [indent]
 */
function comment({ description }, indent = "") {
  if (!description) return "";
  const lines = description.value.split("\n");
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}

/**
 * @param {string} body
 * @param {string} part
 * @param {Map<string, string>} partOf
 */
function importsOf(body, part, partOf) {
  const code = body.replace(/\/\*\*[\s\S]*?\*\//g, "");
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const [name, of] of partOf)
    if (of !== part && new RegExp(`\\b${name}\\b`).test(code))
      names.set(of, [...(names.get(of) ?? []), name]);
  return [...names]
    .sort()
    .map(([of, used]) => `import type { ${used.sort().join(", ")} } from "./${of}";\n`)
    .join("");
}

/** @param {Record<string, string>} files */
function writeCalls(files) {
  const lists = { Query: /** @type {string[]} */ ([]), Mutation: /** @type {string[]} */ ([]) };
  let imports = "";
  for (const file of Object.keys(files)) {
    const part = basename(file, ".ts");
    const found = /** @type {const} */ (["Query", "Mutation"]).filter((kind) =>
      files[file]?.includes(`export type ${listName(part, kind)} = `),
    );
    for (const kind of found) lists[kind].push(listName(part, kind));
    if (found.length > 0)
      imports += `import type { ${found.map((kind) => listName(part, kind)).join(", ")} } from "./${part}";\n`;
  }
  const all = Object.entries(lists).map(
    ([kind, names]) =>
      `/** Every ${kind.toLowerCase()} of the API. */\nexport type ${kind} = ${names.join(" & ")};\n`,
  );
  return imports + all.join("");
}

/** @param {string} part @param {string} kind */
const listName = (part, kind) => `${part[0]?.toUpperCase()}${part.slice(1)}${kind}`;

if (process.argv[1] === import.meta.filename) {
  for (const api of apis) {
    rmSync(join(root, api.target), { recursive: true, force: true });
    mkdirSync(join(root, api.target), { recursive: true });
    for (const [file, text] of Object.entries(generateGraphql(api))) writeFileSync(join(root, file), text);
    writeFileSync(join(root, api.published), writePublishedSchema(api));
  }
}
