import type { GraphQLField } from "graphql";
import { describe, expect, it, test } from "vitest";
import { calls, laterCalls, things } from "./contract-fixture.server";
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

describe("a call of storefronts", () => {
  it.each(Object.entries(calls))("%s takes and answers what they send and read", (name, { takes, reads }) => {
    const call = published[name];
    expect(call, `${name} is published`).toBeDefined();
    if (!call) return;
    expect(argumentsOf(call)).toEqual(expect.arrayContaining(takes));
    expect(fieldsOf(getNamedType(call.type).name)).toEqual(expect.arrayContaining(reads));
  });

  it("is one of those, and of those that come with their feature", () => {
    expect(Object.keys(published).sort()).toEqual(Object.keys(calls).sort());
    expect(laterCalls.filter((name) => published[name])).toEqual([]);
  });
});

test.each(Object.entries(things))("%s has the fields storefronts know", (name, { has, later }) => {
  expect(has.filter((field) => !fieldsOf(name).includes(field))).toEqual([]);
  // A field that has come leaves the list of those to come.
  expect(later.filter((field) => fieldsOf(name).includes(field))).toEqual([]);
});
