/**
 * Logs, as a console error, each resource that the page's policy (CSP) refuses, with its element. Runs in the page
 * before the page's own scripts.
 */
export function reportPolicyViolations(): void {
  const maxLength = 200;
  addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    const element = target instanceof Element ? `: ${target.outerHTML.slice(0, maxLength)}` : '';
    const place = sourceFile ? `, by ${sourceFile}:${lineNumber}` : '';
    console.error(`The page's policy refuses this (${effectiveDirective}, ${blockedURI}${place})${element}`);
  });
}
