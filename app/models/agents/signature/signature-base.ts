import { quotedText, readDictionary } from "./structured-fields";

/** A message that is signed: a request with its method and address, or an answer with its status. */
export type SignedMessage = {
  method?: string;
  /** The host, with its port where it is not the usual one. */
  authority?: string;
  path?: string;
  /** With its question mark; empty for none. */
  query?: string;
  status?: number;
  header: (name: string) => string | null;
};

/** A signature as the headers carry it (RFC 9421). */
export type ReadSignature = {
  components: string[];
  keyId: string;
  /** The components and parameters as they are written, which are signed too. */
  input: string;
  /** Base64. */
  signature: string;
  /** The algorithm it names, and when it was made and ends, seconds; null where it says nothing. */
  algorithm: string | null;
  createdS: number | null;
  expiresS: number | null;
};

/** Reads the first signature of a message; null where the headers cannot be read. */
export function readSignature(inputHeader: string, signatureHeader: string): ReadSignature | null {
  const [first] = readDictionary(inputHeader) ?? [];
  if (!first) return null;
  const [label, { value, parameters }] = first;
  const signature = /^:([A-Za-z0-9+/=]+):$/.exec(
    readDictionary(signatureHeader)?.get(label)?.value ?? "",
  )?.[1];
  const listed = /^\((.*)\)$/.exec(value)?.[1];
  const keyId = quotedText(parameters.get("keyid") ?? "");
  if (signature === undefined || listed === undefined || !keyId) return null;
  const components = listed.split(/\s+/).flatMap((one) => quotedText(one) ?? []);
  const number = (name: string) => {
    const text = parameters.get(name);
    return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
  };
  return {
    components,
    keyId,
    input:
      inputHeader
        .trim()
        .slice(label.length + 1)
        .split(/,\s*[a-z*][a-z0-9_.*-]*=\(/)[0] ?? "",
    signature,
    algorithm: quotedText(parameters.get("alg") ?? ""),
    createdS: number("created"),
    expiresS: number("expires"),
  };
}

/** The text that is signed; null where the message lacks a component. */
export function signatureBase(
  components: readonly string[],
  input: string,
  message: SignedMessage,
): string | null {
  const lines: string[] = [];
  for (const component of components) {
    const value = componentOf(component, message);
    if (value === null) return null;
    lines.push(`"${component}": ${value}`);
  }
  return [...lines, `"@signature-params": ${input}`].join("\n");
}

function componentOf(component: string, message: SignedMessage): string | null {
  switch (component) {
    case "@method":
      return message.method ?? null;
    case "@authority":
      return message.authority?.toLowerCase() ?? null;
    case "@path":
      return message.path ?? null;
    case "@query":
      return message.query ? message.query : null;
    case "@status":
      return message.status === undefined ? null : String(message.status);
    default:
      return component.startsWith("@") ? null : (message.header(component)?.trim() ?? null);
  }
}

/** The components a request has to sign (rule agents-4). */
export function neededComponents(message: SignedMessage, hasBody: boolean): string[] {
  const of = (name: string, when: boolean) => (when ? [name] : []);
  return [
    "@method",
    "@authority",
    "@path",
    ...of("@query", Boolean(message.query)),
    ...of("ucp-agent", message.header("ucp-agent") !== null),
    ...of("idempotency-key", message.header("idempotency-key") !== null),
    ...of("content-digest", hasBody),
    ...of("content-type", hasBody),
  ];
}

/** The parameters of a signature of our own. */
export const signatureInput = (components: readonly string[], keyId: string, createdS: number): string =>
  `(${components.map((one) => `"${one}"`).join(" ")});created=${createdS};keyid="${keyId}"`;
