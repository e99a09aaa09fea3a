/** The answer to a request. Header names are in lower case. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: string;
};

/** An outgoing request: its address contains the shop's host. */
export type Outgoing = { method: string; url: URL; headers: Record<string, string>; body: string | Buffer };

/** Sends one request without following redirects. */
export type Send = (request: Outgoing) => Promise<Answer>;
