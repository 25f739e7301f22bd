/**
 * Reloads the page if the site has been built again since. To be called when a file of this page could not be fetched.
 * Offline, or when the host fails, the page stays. It reloads at most once from the same build, whatever the host
 * answers, and never without session storage. Part of the inline loader, so it is as short as possible.
 * @param live address of the page's code, which differs in each build with different code
 */
export const reloadIfNewerBuild = (live: string): Promise<void> =>
  fetch('')
    .then((answer) => (answer.ok ? answer.text() : ''))
    .then((page) => {
      if (!page || page.includes(live) || sessionStorage[live]) return;
      sessionStorage[live] = 1;
      location.reload();
    })
    .catch(() => {});

/**
 * Reloads the page if the site was built again. To be called when a file could not be fetched. If a visitor has typed
 * into an interactive block, the page stays: that input would be lost.
 */
export function reloadForNewerBuild(): void {
  const { live } = document.getElementById('loader')?.dataset ?? {};
  if (!live || document.querySelector('[data-live] :is(:user-valid,:user-invalid)')) return;
  reloadIfNewerBuild(live);
}
