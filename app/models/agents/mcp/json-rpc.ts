import { z } from "zod";

/** A message of JSON-RPC 2.0; without an id it asks for no answer. */
export const rpcSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.unknown()).default({}),
});

/** Whom an answer is for; null where the message could not be read. */
export type RpcId = string | number | null;

/** The answer with what was asked for. */
export const rpcResult = (id: RpcId, result: unknown) => ({ jsonrpc: "2.0", id, result });

/** The answer that the message could not be served. */
export const rpcError = (id: RpcId, code: number, message: string, data: object) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, data },
});

/** The codes of errors of the protocol. */
export const rpcCodes = {
  malformed: -32700,
  invalid: -32600,
  noMethod: -32601,
  noParams: -32602,
  refused: -32000,
  undiscovered: -32001,
};

const byWord: Readonly<Record<string, number>> = {
  invalid_profile_url: rpcCodes.undiscovered,
  profile_unreachable: rpcCodes.undiscovered,
  profile_malformed: rpcCodes.undiscovered,
  version_unsupported: rpcCodes.undiscovered,
  digest_mismatch: rpcCodes.invalid,
  algorithm_unsupported: rpcCodes.invalid,
  no_such_method: rpcCodes.noMethod,
  no_such_tool: rpcCodes.noParams,
};

/** The code of a refusal by its word, else by its status: what was sent, or why it was not taken. */
export const rpcCodeOf = ({ code, status }: { code: string; status: number }): number =>
  byWord[code] ?? (status === 400 ? rpcCodes.noParams : rpcCodes.refused);
