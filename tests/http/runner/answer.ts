/** What came back for a request. Header names are in lower case. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: string;
};

/** A request as it goes out: the address holds the host of the shop. */
export type Outgoing = { method: string; url: URL; headers: Record<string, string>; body: string };

/** Sends one request; redirects are answers like any other. */
export type Send = (request: Outgoing) => Promise<Answer>;
