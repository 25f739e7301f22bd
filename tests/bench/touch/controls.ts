import type { ReactionName } from './inPage/reactions.ts';

/** A control that is touched, and the expected reaction of the page. */
export interface Control {
  name: string;
  route: string;
  /** Playwright's selector; the first match is touched. */
  selector: string;
  reaction: ReactionName;
  /** Text that is typed into it when it has the focus; the time counts from there. */
  text?: string;
  /** Option of a `select` that is chosen, from 0; the time counts from there. */
  option?: number;
  /** Selector of a control that has to be touched, and waited for, first. */
  after?: string;
  /** True if it works without the block's own code. */
  isNative?: boolean;
}

const course = '/courses/btech-computer-science-engineering';
const visible = (selector: string) => `${selector} >> visible=true`;

export const controls: Control[] = [
  { name: 'menu button', route: '/', selector: visible('[popovertarget=menu]'), reaction: 'popover', isNative: true },
  {
    name: 'enquiry button',
    route: '/',
    selector: visible('[popovertarget=enquiry]'),
    reaction: 'popover',
    isNative: true,
  },
  // A phone has no arrows here.
  {
    name: 'hero dot',
    route: '/',
    selector: 'main > .block:first-child [aria-label="Go to slide 2"]',
    reaction: 'slide',
  },
  { name: 'hero pause', route: '/', selector: 'main > .block:first-child [aria-label=Pause]', reaction: 'renamed' },
  { name: 'cards arrow', route: '/', selector: '#placements [aria-label=Next]', reaction: 'slide' },
  { name: 'explorer tab', route: '/', selector: '#programs [role=tab] >> nth=1', reaction: 'tab' },
  { name: 'explorer item', route: '/', selector: visible('#programs button[aria-expanded]'), reaction: 'expanded' },
  { name: 'testimonials arrow', route: '/', selector: '#testimonials [aria-label=Next]', reaction: 'slide' },
  { name: 'ring photo', route: '/', selector: '#testimonials li button >> nth=1', reaction: 'slide' },
  {
    name: 'marquee pause',
    route: '/placements/our-recruiters',
    selector: 'label:has([type=checkbox][aria-label=Pause])',
    reaction: 'paused',
    isNative: true,
  },
  { name: 'course tab', route: course, selector: 'main [role=tab] >> nth=1', reaction: 'tab' },
  {
    name: 'accordion entry',
    route: course,
    after: 'main [role=tab]:has-text("Faqs")',
    selector: visible('details:not([open]) > summary'),
    reaction: 'details',
    isNative: true,
  },
  {
    name: 'View Details',
    route: '/placements/industry-tie-ups',
    selector: 'main button[aria-expanded]',
    reaction: 'expanded',
  },
  {
    name: 'tie-ups search',
    route: '/placements/industry-tie-ups',
    selector: 'main [type=search]',
    text: 'cloud',
    reaction: 'items',
  },
  // A phone has drop-down lists in place of chips.
  { name: 'courses filter', route: '/courses', selector: 'select[name=category]', option: 1, reaction: 'items' },
  {
    name: 'courses search',
    route: '/courses',
    selector: 'main [type=search]',
    text: 'civil',
    reaction: 'items',
  },
  {
    name: 'undergraduate filter',
    route: '/courses/undergraduate',
    selector: 'select[name=category]',
    option: 1,
    reaction: 'items',
  },
  {
    name: 'gallery chip',
    route: '/gallery',
    selector: 'main [aria-pressed=false]',
    reaction: 'choice',
  },
  { name: 'gallery picture', route: '/gallery', selector: 'main li figure button', reaction: 'dialog' },
  { name: 'event', route: '/spotlights', selector: 'main li a[href^="#"]', reaction: 'dialog' },
  {
    name: 'event tag',
    route: '/spotlights',
    selector: visible('main [aria-pressed=false]'),
    reaction: 'choice',
  },
  {
    name: 'event page 2',
    route: '/spotlights',
    selector: 'main [aria-label="Page 2"]',
    reaction: 'items',
  },
  { name: 'empty form', route: '/contact-us', selector: '#contact [type=submit]', reaction: 'message' },
];
