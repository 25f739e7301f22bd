/**
 * Module that the code of custom blocks imports as `lintel/block`: the declaration of a block, and the types of the
 * values that its component takes. Shared components are `lintel/ui/Section`, `lintel/ui/Text`, `lintel/ui/Picture` and
 * so on.
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
