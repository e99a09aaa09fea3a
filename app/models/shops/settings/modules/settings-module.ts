import type { z } from "zod";
import type { Currency } from "../../../platform/money/money";
import { belowKeys, type SettingsDoubt, type SettingsReference } from "../settings-reference";

/**
 * A module of settings: a schema with defaults, and a public part, the only part that may reach a browser. A
 * module without one is private (rules settings-1 and settings-3). What its values name outside of it are its
 * references, what they will hardly have been meant to say its doubts (rules settings-7 and settings-8).
 */
export type SettingsModule = {
  schema: z.ZodTypeAny;
  publicPart?: (settings: never) => unknown;
  references?: (settings: never) => SettingsReference[];
  doubts?: (settings: never, currency: Currency) => SettingsDoubt[];
};

/** Declares a module that never reaches a browser. */
export const privateModule = <Schema extends z.ZodTypeAny>(schema: Schema) => ({ schema });

/** Declares a module of which a part may reach a browser. `publicPart` lists that part key by key. */
export const publicModule = <Schema extends z.ZodTypeAny, Public>(
  schema: Schema,
  publicPart: (settings: z.output<Schema>) => Public,
) => ({ schema, publicPart });

/** Declares a module that may reach a browser completely. */
export const openModule = <Schema extends z.ZodTypeAny>(schema: Schema) =>
  publicModule(schema, (settings) => settings);

/** Adds what the settings of a module name, and what is doubtful in them; paths begin below the module. */
export const naming = <Module extends SettingsModule>(
  module: Module,
  found: {
    references?: (settings: z.output<Module["schema"]>) => SettingsReference[];
    doubts?: (settings: z.output<Module["schema"]>, currency: Currency) => SettingsDoubt[];
  },
) => ({ ...module, ...found });

/** Modules by name. */
export type SettingsModules = Record<string, SettingsModule>;

/** The schemas of modules, by name. */
export const schemasOf = <Modules extends SettingsModules>(modules: Modules) =>
  Object.fromEntries(Object.entries(modules).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof Modules]: Modules[Name]["schema"];
  };

/** The public parts of modules, by name. */
export type PublicParts<Modules extends SettingsModules> = {
  [Name in keyof Modules as Modules[Name] extends { publicPart: unknown }
    ? Name
    : never]: Modules[Name] extends {
    publicPart: (settings: never) => infer Public;
  }
    ? Public
    : never;
};

/** Extracts the public parts of modules from their settings. */
export function publicPartsOf<Modules extends SettingsModules>(
  modules: Modules,
  settings: { [Name in keyof Modules]: z.output<Modules[Name]["schema"]> },
): PublicParts<Modules> {
  const parts = Object.entries(modules).flatMap(([name, { publicPart }]) =>
    publicPart ? [[name, publicPart(settings[name] as never)]] : [],
  );
  return Object.fromEntries(parts);
}

/** What the settings of modules name, with paths that begin with the modules' names. */
export const referencesOf = <Modules extends SettingsModules>(
  modules: Modules,
  settings: { [Name in keyof Modules]: z.output<Modules[Name]["schema"]> },
): SettingsReference[] =>
  Object.entries(modules).flatMap(([name, { references }]) =>
    references ? belowKeys([name], references(settings[name] as never)) : [],
  );

/** What is doubtful in the settings of modules, with paths that begin with the modules' names. */
export const doubtsOf = <Modules extends SettingsModules>(
  modules: Modules,
  settings: { [Name in keyof Modules]: z.output<Modules[Name]["schema"]> },
  currency: Currency,
): SettingsDoubt[] =>
  Object.entries(modules).flatMap(([name, { doubts }]) =>
    doubts ? belowKeys([name], doubts(settings[name] as never, currency)) : [],
  );
