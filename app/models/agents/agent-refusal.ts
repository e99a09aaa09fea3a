/** Why a call of an agent is refused before it is looked at: the protocols' word, a text and a status. */
export class AgentRefusal extends Error {
  override readonly name = "AgentRefusal";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** When the call may be repeated, seconds. */
    readonly retryAfterS?: number,
    /** The JSONPath of what was sent wrong. */
    readonly param?: string,
  ) {
    super(message);
  }
}

/** Recognizes a refusal by its name: the class may exist twice. */
export const isAgentRefusal = (error: unknown): error is AgentRefusal =>
  error instanceof Error && error.name === "AgentRefusal";
