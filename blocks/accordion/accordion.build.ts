import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { Accordion } from './accordion.types.ts';
import { createFaqData } from './faqData.ts';

export default defineBlockBuild<Accordion>({ jsonLd: createFaqData });
