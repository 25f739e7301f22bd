/** Whether the page shows by now that it did what a touch asks for. */
export type HasReacted = () => boolean;

/** Looks at a control and what belongs to it when the touch begins. @returns what to ask in every frame after it */
type Reaction = (control: HTMLElement) => HasReacted;

const isShown = (element: Element | null | undefined) =>
  Boolean(element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0);

const byIds = (ids: string | null) => ids?.split(' ').flatMap((id) => document.getElementById(id) ?? []) ?? [];

/** Those of one kind in the block around a control. */
const inBlock = (control: HTMLElement, selector: string) => [
  ...(control.closest('.block')?.querySelectorAll<HTMLElement>(selector) ?? []),
];

/** The slide of a carousel that fills most of it. */
function currentSlide(control: HTMLElement): HTMLElement | undefined {
  const visibleWidth = (slide: HTMLElement) => {
    const { left, right } = slide.getBoundingClientRect();
    return Math.min(right, innerWidth) - Math.max(left, 0);
  };
  return inBlock(control, '[aria-roledescription=slide]').toSorted((a, b) => visibleWidth(b) - visibleWidth(a))[0];
}

/** Says which items of a list are shown: another choice, another answer. */
const listSignature = (control: HTMLElement) =>
  inBlock(control, '[role=status],li')
    .flatMap((part, place) => (isShown(part) ? `${place} ${part.role === 'status' ? part.textContent : ''}` : []))
    .join();

const hasOtherItems: Reaction = (control) => {
  const before = listSignature(control);
  return () => listSignature(control) !== before;
};

/** How far a slide has come, px, when it can be seen to move. */
const startedPx = 4;

/** What each kind of control does when it is touched. */
export const reactions = {
  /** The tab is chosen and its panel can be seen. */
  tab: (control) => () => {
    const panels = control.closest('[role=tablist]')?.parentElement?.querySelectorAll('[role=tabpanel]') ?? [];
    const panel = [...panels].find((each) => each.getAttribute('aria-labelledby') === control.id);
    return control.ariaSelected === 'true' && isShown(panel);
  },

  /** It says that it is open, and what it opens can be seen. */
  expanded: (control) => () =>
    control.ariaExpanded === 'true' && byIds(control.getAttribute('aria-controls')).some(isShown),

  /** What stands below a `summary` can be seen. */
  details: (control) => () => isShown(control.nextElementSibling),

  /** The slide that was shown is on its way out: how long it takes is the animation's. */
  slide: (control) => {
    const slide = currentSlide(control);
    if (!slide) throw new Error('There is no slide beside this control.');
    const { left } = slide.getBoundingClientRect();
    return () => Math.abs(slide.getBoundingClientRect().left - left) >= startedPx;
  },

  /** Nothing moves any more. */
  paused: (control) => () => {
    const moves = control.parentElement
      ?.getAnimations({ subtree: true })
      .filter((each) => each instanceof CSSAnimation);
    return Boolean(moves?.length && moves.every(({ playState }) => playState === 'paused'));
  },

  /** It is called something else, as a button that pauses and goes on. */
  renamed: (control) => {
    const before = control.ariaLabel;
    return () => control.ariaLabel !== before;
  },

  /** The list shows other items. */
  items: hasOtherItems,

  /** The button is pressed, and the list shows other items. */
  choice: (control) => {
    const hasOthers = hasOtherItems(control);
    return () => control.ariaPressed === 'true' && hasOthers();
  },

  /** A dialog can be seen. */
  dialog: () => () => isShown(document.querySelector('dialog[open]')),

  /** A field says what is wrong with it. */
  message: (control) => () =>
    [...(control.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])].some((field) =>
      byIds(field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage')).some(isShown),
    ),

  /** The panel that the button opens can be seen. */
  popover: (control) => () => {
    const panel = document.getElementById(control.getAttribute('popovertarget') ?? '');
    return Boolean(panel?.matches(':popover-open') && isShown(panel));
  },
} satisfies Record<string, Reaction>;

/** Name of a reaction. */
export type ReactionName = keyof typeof reactions;
