import { CommandError } from '#engine/problems/commandLine.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

/** Characters at which Vite cuts off the path of a module, as it takes the rest for a part of an address. */
const cutAt = { build: /\?/, dev: /[?#]/ };

const refusals = {
  build: 'Code cannot be compiled',
  dev: 'The dev server cannot run',
};

/**
 * Refuses folders in whose path Vite finds no code.
 * @param folders of the code: those of this program and of the site
 * @throws CommandError that names the character and says what to do
 */
export function assertVitePath(command: 'build' | 'dev', folders = [projectRoot, siteRoot]): void {
  for (const folder of folders) {
    const [character] = cutAt[command].exec(folder) ?? [];
    if (character)
      throw new CommandError(
        `${refusals[command]} in ${folder}: Vite, which compiles the code, does not find files below a folder that has "${character}" in its name. Give the folder another name.`,
      );
  }
}
