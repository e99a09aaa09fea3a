// @public

/** What replaces a parameter of a message. */
export type MessageValue = string | number;

/** The name that begins a piece of a message behind a `{`; never for the words of a plural's case. */
type NameOf<Piece extends string> = Piece extends `${infer Inside}}${string}`
  ? CheckedName<Inside extends `${infer Name},${string}` ? Name : Inside>
  : never;
type CheckedName<Name extends string> = Name extends Capitalize<Name> | `${string}${" " | "{" | "."}${string}`
  ? never
  : Name;

/** The parameters that an English message names. A plural's case of one word must have a `#` or a space. */
export type MessageNames<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameOf<Rest> | MessageNames<Rest>
  : never;

/** The values that a message needs: none, or an object of its parameters. */
export type MessageValues<Text extends string> = string extends Text
  ? [values?: Record<string, MessageValue>]
  : [MessageNames<Text>] extends [never]
    ? []
    : [values: Record<MessageNames<Text>, MessageValue>];

/**
 * Says an English message of the product in another language (rule texts-1). Its messages are ICU's, with
 * `{name}`, `plural` and `select`; what stands behind `||` tells apart what is one word in English.
 */
export type Translate = <const Text extends string>(text: Text, ...values: MessageValues<Text>) => string;

/** Marks a text of a table as a message, so that it is collected and translated (rule texts-2). */
export const message = <const Text extends string>(text: Text): Text => text;
