/**
 * What the code of a site's own blocks imports as `lintel/block`: how a block is declared, and the values that its
 * component takes. Pieces that blocks share are `lintel/ui/Section`, `lintel/ui/Text`, `lintel/ui/Picture` and so on.
 */
export { type BlockDefinition, defineBlock, type Hydrate } from '#shared/block.ts';
export type {
  Action,
  BlockContext,
  CalendarDate,
  IconShape,
  Labels,
  Link,
  Markup,
  Picture,
  Slot,
  Typefaces,
} from '#shared/content.ts';
export { defaultLabels } from '#shared/content.ts';
