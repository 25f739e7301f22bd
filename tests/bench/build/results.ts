import type { ProcessFigures } from '../processes.ts';
import type { Written } from './output.ts';
import type { Occasion, Tool } from './tool.ts';

export interface Figures {
  tool: Tool;
  runs: Record<Occasion, ProcessFigures[]>;
  /** Output of its last cold build. */
  written: Written;
}
