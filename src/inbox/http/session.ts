import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const cookieName = 'lintel-inbox';

/** Milliseconds for which a browser stays signed in. */
const signedInFor = 30 * 24 * 60 * 60 * 1000;

const createSecret = () => randomBytes(24).toString('base64url');

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Sign-in by a link that only whoever started the inbox has seen. It ends with the process. */
export interface Sessions {
  /** Secret of the link. */
  token: string;
  /** Signs a browser in. @returns false for another secret */
  signIn: (context: Context, token: string, path: string) => boolean;
  signOut: (context: Context) => void;
  /** Lets only browsers that are signed in through. */
  guard: MiddlewareHandler;
}

/** @param askToSignIn answers a browser that is not signed in */
export function createSessions(askToSignIn: (context: Context) => Response | Promise<Response>): Sessions {
  const token = createSecret();
  const expectedHash = hashOf(token);
  /** Ends of sessions by the hash of their secret. */
  const sessions = new Map<string, number>();
  const keyOf = (context: Context) => hashOf(getCookie(context, cookieName) ?? '').toString('hex');
  return {
    token,
    signIn(context, given, path) {
      if (!timingSafeEqual(hashOf(given), expectedHash)) return false;
      const secret = createSecret();
      const now = Date.now();
      for (const [key, end] of sessions) if (end < now) sessions.delete(key);
      sessions.set(hashOf(secret).toString('hex'), now + signedInFor);
      setCookie(context, cookieName, secret, {
        httpOnly: true,
        // A link from a mail to an entry opens it.
        sameSite: 'Lax',
        secure: context.req.header('x-forwarded-proto') === 'https',
        path,
        maxAge: signedInFor / 1000,
      });
      return true;
    },
    signOut: (context) => void sessions.delete(keyOf(context)),
    guard: async (context, next) => {
      if ((sessions.get(keyOf(context)) ?? 0) < Date.now()) return askToSignIn(context);
      return next();
    },
  };
}
