import { isIP } from 'node:net';

/** Addresses of this machine and of local networks, where a proxy stands (RFC 1918, RFC 4193). */
const local = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|::ffff:(?:127|10)\.|f[cd])/i;

/**
 * Network address of the sender. A proxy on this machine or in its network says it in `X-Forwarded-For`; what others
 * write there is not believed.
 * @param peer address of the other end of the connection
 */
export function senderOf(peer: string | undefined, forwardedFor: string | undefined): string {
  const said = forwardedFor?.split(',').at(-1)?.trim() ?? '';
  if (peer !== undefined && local.test(peer) && isIP(said)) return said;
  return peer ?? '';
}
