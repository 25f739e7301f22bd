/** @returns true once the page shows the reaction to a touch */
export type HasReacted = () => boolean;

/**
 * Records a control's state when the touch begins.
 * @returns a predicate to call in every later frame
 */
type Reaction = (control: HTMLElement) => HasReacted;

const isShown = (element: Element | null | undefined) =>
  Boolean(element?.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0);

const byIds = (ids: string | null) => ids?.split(' ').flatMap((id) => document.getElementById(id) ?? []) ?? [];

/** Elements of one kind in the block around a control. */
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

/** Text that identifies the shown items of a list. */
const listSignature = (control: HTMLElement) =>
  inBlock(control, '[role=status],li')
    .flatMap((part, place) => (isShown(part) ? `${place} ${part.role === 'status' ? part.textContent : ''}` : []))
    .join();

const hasOtherItems: Reaction = (control) => {
  const before = listSignature(control);
  return () => listSignature(control) !== before;
};

/** Distance that a slide has moved when its movement is visible, px. */
const startedPx = 4;

/** Reactions of each kind of control. */
export const reactions = {
  /** The tab is selected and its panel is visible. */
  tab: (control) => () => {
    const panels = control.closest('[role=tablist]')?.parentElement?.querySelectorAll('[role=tabpanel]') ?? [];
    const panel = [...panels].find((each) => each.getAttribute('aria-labelledby') === control.id);
    return control.ariaSelected === 'true' && isShown(panel);
  },

  /** It is expanded, and its content is visible. */
  expanded: (control) => () =>
    control.ariaExpanded === 'true' && byIds(control.getAttribute('aria-controls')).some(isShown),

  /** The element after a `summary` is visible. */
  details: (control) => () => isShown(control.nextElementSibling),

  /** The previous slide is on its way out; the duration depends on the animation. */
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

  /** Its name has changed, as that of a pause button. */
  renamed: (control) => {
    const before = control.ariaLabel;
    return () => control.ariaLabel !== before;
  },

  /** The list shows different items. */
  items: hasOtherItems,

  /** The button is pressed, and the list shows different items. */
  choice: (control) => {
    const hasOthers = hasOtherItems(control);
    return () => control.ariaPressed === 'true' && hasOthers();
  },

  dialog: () => () => isShown(document.querySelector('dialog[open]')),

  /** A field has an error message. */
  message: (control) => () =>
    [...(control.closest('form')?.querySelectorAll('[aria-invalid=true]') ?? [])].some((field) =>
      byIds(field.getAttribute('aria-describedby') ?? field.getAttribute('aria-errormessage')).some(isShown),
    ),

  /** The panel that the button opens is visible. */
  popover: (control) => () => {
    const panel = document.getElementById(control.getAttribute('popovertarget') ?? '');
    return Boolean(panel?.matches(':popover-open') && isShown(panel));
  },
} satisfies Record<string, Reaction>;

export type ReactionName = keyof typeof reactions;
