/** Address of the page that a file was, by its path: `about/index.json` was `/about`. */
export const routeOfFile = (file: string): string => `/${file.replace(/\.json$/, '').replace(/(?:^|\/)index$/, '')}`;
