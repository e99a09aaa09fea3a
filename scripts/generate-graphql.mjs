import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { parse } from "graphql";

const root = join(import.meta.dirname, "..");
const folder = join(root, "app", "services", "graphql", "schema");

/** The types of arguments and answers are of models; those of resolvers name the services' context. */
const typesFile = "app/models/api/generated/schema-types.ts";
const resolversFile = "app/services/graphql/generated/resolvers.server.ts";

const api = "~/models/api";
const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  skipTypename: true,
  strictScalars: true,
  scalars: {
    JSON: "unknown",
    Long: "number",
    ID: { input: "string", output: "string" },
  },
  // What an answer holds is always written out, null for nothing; what a caller sends may be left out.
  avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: false },
  maybeValue: "T | null",
};

/** What a resolver of a type's fields gets: the answer of the call above, where fields of it are read apart. */
const mappers = {
  AddToCartAnswer: "../cart-answer.server#CartChange",
  CartAnswer: "../cart-answer.server#CartChange",
  SummaryAnswer: "object",
  InitSettings: "../settings-part.server#InitSettingsParent",
  Settings: `${api}/settings-fields#SettingsFields`,
  Client: `${api}/settings-fields#ClientFields`,
  Product: `${api}/product-fields#ProductFields`,
  ProductCard: `${api}/card-fields#CardFields`,
  Category: `${api}/category-fields#CategoryFields`,
  Template: "../template-part.server#TemplateParent",
  FrameTemplate: "../template-part.server#TemplateParent",
};

/**
 * Makes the types of the API from its schema.
 * @returns {Promise<Record<string, string>>} texts by file
 */
export async function generateGraphql() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".graphql"));
  const schema = parse(files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n"));
  /** @type {(filename: string, plugin: Parameters<typeof codegen>[0]["pluginMap"][string], config: object) => Promise<string>} */
  const make = (filename, plugin, config) =>
    codegen({
      filename,
      schema,
      documents: [],
      config: { ...shared, ...config },
      plugins: [{ made: {} }],
      pluginMap: { made: plugin },
    });
  const types = await make(typesFile, typescript, {});
  const made = await make(resolversFile, resolvers, {
    contextType: "../api-context.server#ResolverContext",
    mappers,
    makeResolverTypeCallable: true,
    noSchemaStitching: true,
    namespacedImportName: "Types",
  });
  // An argument with a default is never absent, but a caller may send null for it.
  const present = "-?: NonNullable<T[P]> }";
  if (!made.includes(present)) throw new Error("typescript-resolvers writes RequireFields differently now.");
  const head =
    "// Made from app/services/graphql/schema by npm run graphql:generate; never edited by hand.\n";
  return {
    [typesFile]: `${head}${types}`,
    [resolversFile]: `${head}import type * as Types from "~/models/api/generated/schema-types";\n${made.replace(present, "-?: T[P] }")}`,
  };
}

if (process.argv[1] === import.meta.filename)
  for (const [file, text] of Object.entries(await generateGraphql())) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
