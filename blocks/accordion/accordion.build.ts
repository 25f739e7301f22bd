import { defineBlockBuild } from '#shared/blockBuild.ts';
import type { Accordion } from './accordion.types.ts';
import { faqData } from './faqData.ts';

export default defineBlockBuild<Accordion>({ jsonLd: faqData });
