import type { ProcessFigures } from '../processes.ts';
import type { Written } from './output.ts';
import type { Occasion, Tool } from './tool.ts';

/** What a program took for one site. */
export interface Figures {
  tool: Tool;
  runs: Record<Occasion, ProcessFigures[]>;
  /** What its last cold build wrote. */
  written: Written;
}
