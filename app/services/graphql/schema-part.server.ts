import type { ResolverContext } from "./api-context.server";

/** A resolver of the first level: arguments come checked by the schema, `api` is the call's context. */
export type Operation<Args> = (parent: unknown, args: Args, context: ResolverContext) => unknown;

/** A resolver of a field beneath: gets what the level above answered. */
export type FieldOf<Parent> = (parent: Parent, args: unknown, context: ResolverContext) => unknown;
