/** Files at the top of a site that tell a host or the next build what to do; nobody is meant to read them. */
export const hostFiles = ['_headers', '_redirects', '_nginx.conf', '_builds.json'];
