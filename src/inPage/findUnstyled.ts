/**
 * Runs in the page. Classes of Mantine's components for which the site's style sheet has no rule: a package of
 * components whose styles `src/render/styles.ts` does not import.
 */
export async function findUnstyled(): Promise<string[]> {
  const address = document.getElementById('loader')?.dataset.css ?? '';
  const sheet = await (await fetch(address)).text();
  const classes = [...document.querySelectorAll('body [class*="m_"]')].flatMap(({ classList }) => [...classList]);
  return [...new Set(classes)].filter((name) => /^m_[0-9a-f]+$/.test(name) && !sheet.includes(`.${name}`));
}
