import { Component, type ReactNode } from 'react';
import type { Place } from '#shared/studio.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { leaveFailedPlace } from './failedPlaces.ts';
import type { Failure } from './failure.ts';
import { isShown, type Typed, typedTexts } from './typed.ts';

/** Around what a failure stops, and how it is said. */
export interface BoundaryProps extends Pick<Failure, 'what'> {
  place?: Place | undefined;
  /** What is shown: when it is something else, that is tried. */
  of?: string | undefined;
  /** Stands in place of the part; a notice when left out. */
  instead?: ((failure: Failure) => ReactNode) | undefined;
  children: ReactNode;
}

interface BoundaryState {
  failed?: { error: unknown };
  typed: readonly Typed[];
}

/** What was there just before the part went. */
interface Before {
  typed: ReturnType<typeof typedTexts>;
  focused: Element | null;
}

const whole: BoundaryState = { typed: [] };

/** Around a part of the studio: where it fails, that is said in its place, and everything else goes on. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = whole;

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    leaveFailedPlace();
  }

  override getSnapshotBeforeUpdate(_props: BoundaryProps, before: BoundaryState): Before | null {
    if (!this.state.failed || before.failed) return null;
    return { typed: typedTexts(), focused: document.activeElement };
  }

  override componentDidUpdate(props: BoundaryProps, _state: BoundaryState, before: Before | null): void {
    if (before) this.#rescue(before);
    else if (this.state.failed && props.of !== this.props.of) this.retry();
  }

  /** Has the part give way to what stands for it when it has failed. */
  fail(error: unknown): void {
    this.setState({ failed: { error } });
    leaveFailedPlace();
  }

  retry = (): void => this.setState(() => ({ typed: [], failed: undefined }) as unknown as BoundaryState);

  /** What is gone now, was inside. */
  #rescue({ typed, focused }: Before): void {
    const lost = typed.filter(({ element }) => !isShown(element));
    if (lost.length) this.setState({ typed: lost });
    if (focused instanceof HTMLElement && !isShown(focused)) focusNotice(this.props.what);
  }

  override render(): ReactNode {
    const { what, place, children, instead } = this.props;
    const { failed, typed } = this.state;
    if (!failed) return children;
    const failure: Failure = { what, place, typed, error: failed.error, retry: this.retry };
    return instead ? instead(failure) : <FailureNotice {...failure} />;
  }
}

/** Has the focus go on from the notice: what had it is gone. */
const focusNotice = (what: string): void =>
  document.querySelector<HTMLElement>(`[data-failure="${CSS.escape(what)}"]`)?.focus();
