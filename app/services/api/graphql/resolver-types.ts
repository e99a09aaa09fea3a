type IsSame<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/**
 * Types with fields that are resolved on request only, by name: what clients read, what a resolver returns
 * instead, and the arguments of their fields.
 */
export type ParentTypes = Record<string, [read: object, parent: object, args?: object]>;

/** The parent of a type, or never for a type whose fields are all returned at once. */
type ParentOf<Parents extends ParentTypes, Read> = {
  [Name in keyof Parents]: IsSame<Read, Parents[Name][0]> extends true ? Parents[Name][1] : never;
}[keyof Parents];

/** What a resolver returns for what clients read. */
type Returned<Parents extends ParentTypes, Read> = unknown extends Read
  ? unknown
  : Read extends string | number | boolean | null | undefined
    ? Read
    : Read extends (infer Item)[]
      ? Returned<Parents, Item>[]
      : [ParentOf<Parents, Read>] extends [never]
        ? { [Field in keyof Read]: Returned<Parents, Read[Field]> }
        : ParentOf<Parents, Read>;

type Resolver<Context, Parents extends ParentTypes, Parent, Args, Read> = (
  parent: Parent,
  args: Args,
  context: Context,
) => Returned<Parents, Read> | Promise<Returned<Parents, Read>>;

type ArgumentsOf<Entry, Field> = Entry extends [unknown, unknown, infer Arguments]
  ? Field extends keyof Arguments
    ? Arguments[Field]
    : object
  : object;

export type CallResolvers<
  Context,
  Parents extends ParentTypes,
  Calls extends Record<keyof Calls, { args: object; answer: unknown }>,
> = {
  [Call in keyof Calls]: Resolver<Context, Parents, object, Calls[Call]["args"], Calls[Call]["answer"]>;
};

/** Resolvers of the fields of types. */
export type FieldResolvers<Context, Parents extends ParentTypes> = {
  [Name in keyof Parents]?: {
    [Field in keyof Parents[Name][0]]?: Resolver<
      Context,
      Parents,
      Parents[Name][1],
      ArgumentsOf<Parents[Name], Field>,
      Parents[Name][0][Field]
    >;
  };
};
