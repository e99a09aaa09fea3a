import type { GraphQLField } from "graphql";
import { describe, expect, it, test } from "vitest";
import { calls, fieldsOfTypes } from "./contract-fixture.server";
import { getNamedType, isInputObjectType, isObjectType } from "./graphql-module.server";
import { schema } from "./graphql-server.server";

const published: Record<string, GraphQLField<unknown, unknown>> = {
  ...schema.getQueryType()?.getFields(),
  ...schema.getMutationType()?.getFields(),
};

function fieldsOf(name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string[] {
  return args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input)
      ? Object.keys(input.getFields()).map((field) => `${name}.${field}`)
      : [name];
  });
}

describe("a call of a storefront", () => {
  it.each(Object.entries(calls))(
    "%s has the arguments and fields that storefronts use",
    (name, { takes, reads }) => {
      const call = published[name];
      expect(call, `${name} is published`).toBeDefined();
      if (!call) return;
      expect(argumentsOf(call)).toEqual(expect.arrayContaining(takes));
      expect(fieldsOf(getNamedType(call.type).name)).toEqual(expect.arrayContaining(reads));
    },
  );

  it("belongs to the contract", () => {
    expect(Object.keys(published).sort()).toEqual(Object.keys(calls).sort());
  });
});

test.each(Object.entries(fieldsOfTypes))("%s has the fields that storefronts read", (name, read) => {
  expect(read.filter((field) => !fieldsOf(name).includes(field))).toEqual([]);
});
