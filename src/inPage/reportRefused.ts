/**
 * Runs in the page before its own scripts. Has the console say, as an error, what the page's policy (CSP) refuses, and for
 * which element.
 */
export function reportRefused(): void {
  const longest = 200;
  addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const element = target instanceof Element ? `: ${target.outerHTML.slice(0, longest)}` : '';
    const place = sourceFile ? `, by ${sourceFile}:${lineNumber}` : '';
    console.error(`The page's policy refuses this (${effectiveDirective}, ${blockedURI}${place})${element}`);
  });
}
