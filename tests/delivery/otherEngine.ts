import { copyEngine, type EngineCopy } from '../engineCopy.ts';

/**
 * A copy of the engine as it might be a version later: tabs have different markup, and a new class changes the short
 * names of all classes. Code, styles and pages of one version do not fit those of the other.
 */
export function laterEngine(): EngineCopy {
  const engine = copyEngine('delivery');
  engine.edit('blocks/accordion/Accordion.module.css', (css) => `.beforeAllOthers { color: inherit; }\n${css}`);
  engine.edit('src/ui/TabPanels.tsx', (code) => code.replace('className={classes.list}', '$& data-version="2"'));
  return engine;
}
