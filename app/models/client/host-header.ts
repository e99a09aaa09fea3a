/** A name or an IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const shape = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** Longest domain name, and a port. */
const maxLength = 260;

/** Whether a Host header names a host that an address can be made of (rule input-11). */
export const isHostHeader = (host: string | undefined): host is string =>
  host !== undefined && host.length <= maxLength && shape.test(host) && URL.canParse(`http://${host}/`);
