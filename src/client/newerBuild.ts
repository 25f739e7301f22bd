/**
 * To be called when something of this page could not be fetched: where the site has been built anew since, the page is
 * loaded again as it is now. Offline, or when the host stumbles, it stays. Never twice from the same build, whatever a
 * host answers; not at all where the browser has no memory for it. Part of the inline loader, so it is as short as it can be.
 * @param live address of the page's own code, which each build of other code has another of
 */
export const loadNewerBuild = (live: string): Promise<void> =>
  fetch('')
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((page) => {
      if (!page || page.includes(live) || sessionStorage[live]) return;
      sessionStorage[live] = 1;
      location.reload();
    })
    .catch(() => {});

/**
 * To be called when something could not be fetched: loads the page again where the site was built anew. Where something
 * is typed into a block that is interactive, the page stays: nothing would bring that back.
 */
export function followNewerBuild(): void {
  const { live } = document.getElementById('loader')?.dataset ?? {};
  if (!live || document.querySelector('[data-live] :is(:user-valid,:user-invalid)')) return;
  loadNewerBuild(live);
}
