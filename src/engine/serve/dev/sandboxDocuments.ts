import type { IncomingMessage, ServerResponse } from 'node:http';

/** Files that a browser opens as a document with scripts of its own. */
const document = /\.(?:svg|xml|xhtml?|html?)(?:[?#]|$)/i;

/**
 * Has scripts in a drawing or document of content not run when somebody opens it by itself: they would be of the same
 * origin as the studio. Pages have no such ending, and pictures in pages run nothing anyway.
 */
export function sandboxDocuments(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (document.test(request.url ?? '')) response.setHeader('content-security-policy', 'sandbox');
  next();
}
