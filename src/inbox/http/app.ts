import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { visitorWords } from '../words.ts';
import { entryRoutes, type InboxParts } from './entryRoutes.ts';
import { noticePage } from './pages.ts';
import { createSessions } from './session.ts';
import { staffRoutes } from './staff/staffRoutes.ts';
import { style } from './style.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';
import { unfinishedRoutes } from './unfinishedRoutes.ts';

/** @returns the path below which the inbox is reached, as `/_inbox`; empty for the root of its address */
export const basePathOf = (inboxUrl = ''): string =>
  (URL.canParse(inboxUrl) ? new URL(inboxUrl).pathname : inboxUrl).replace(/\/+$/, '');

/**
 * Creates the server of the inbox, without listening: entries of visitors, and pages for those who read them. It
 * answers below the path of its address and in the root, since a proxy may take the path away.
 * @returns it with the secret of the link that signs in
 */
export function createApp(parts: InboxParts): { app: Hono; token: string } {
  const { store, register } = parts;
  const base = basePathOf(register.site().inboxUrl);
  const words = visitorWords();
  const sessions = createSessions((context) =>
    context.html(
      noticePage({
        title: 'Sign in',
        text: 'Open the link that the inbox has printed where it was started. It ends with the process: after a new start, take the new one.',
        words,
        base: base || '.',
      }),
      401,
    ),
  );
  const routes = new Hono();
  routes.use(async (context, next) => {
    await next();
    // What visitors have sent runs nowhere, whatever a browser makes of it.
    if (context.res.headers.has('content-disposition'))
      context.header('content-security-policy', "default-src 'none'; sandbox");
  });
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        // Drawn signatures.
        imgSrc: ['data:'],
        // A form that has been taken leads to a page of the site.
        formAction: ["'self'", 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      // Other sites do not learn the address of a page of the inbox; the inbox itself has to know its own forms.
      referrerPolicy: 'same-origin',
      crossOriginResourcePolicy: 'same-origin',
      strictTransportSecurity: false,
    }),
  );
  routes.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  routes.get('/style.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  routes.get('/sign-in', (context) => {
    if (sessions.signIn(context, context.req.query('token') ?? '', base || '/'))
      return context.redirect('entries', 303);
    return context.html(noticePage({ title: 'This link has ended', words, base: base || '.' }), 401);
  });
  routes.route('/', subscriptionRoutes(parts));
  routes.route('/', unfinishedRoutes(parts));
  routes.route('/', entryRoutes(parts));
  routes.route('/', staffRoutes(store, register, sessions));
  const app = new Hono();
  if (base) app.route(base, routes);
  app.route('/', routes);
  app.notFound((context) => context.html(noticePage({ title: 'Not found', words, base: base || '.' }), 404));
  app.onError((error, context) => {
    console.error(error);
    return context.html(noticePage({ title: words.notStored, words, base: base || '.' }), 500);
  });
  return { app, token: sessions.token };
}
