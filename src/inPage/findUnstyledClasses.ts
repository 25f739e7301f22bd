/**
 * Finds classes of Mantine's components for which the site's style sheet has no rule: `src/render/styles.ts` does not
 * import their styles. Runs in the page.
 */
export async function findUnstyledClasses(): Promise<string[]> {
  const address = document.getElementById('loader')?.dataset.css ?? '';
  const sheet = await (await fetch(address)).text();
  const classes = [...document.querySelectorAll('body [class*="m_"]')].flatMap(({ classList }) => [...classList]);
  return [...new Set(classes)].filter((name) => /^m_[0-9a-f]+$/.test(name) && !sheet.includes(`.${name}`));
}
