import { Component, type ReactNode } from 'react';
import type { FileLocation } from '#shared/studio.ts';
import { type Failure, FailureNotice } from './FailureNotice.tsx';
import { deselectFailed } from './failedSelections.ts';
import { findTypedTexts, type TypedInput } from './typedTexts.ts';

export interface ErrorBoundaryProps extends Pick<Failure, 'what'> {
  place?: FileLocation | undefined;
  /** Key of the content: when it changes, rendering is tried again. */
  of?: string | undefined;
  /** Rendered in place of the failed part; a notice when left out. */
  instead?: ((failure: Failure) => ReactNode) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown } | undefined;
  typed: readonly TypedInput[];
}

interface FailureSnapshot {
  typed: ReturnType<typeof findTypedTexts>;
  focused: Element | null;
}

const initialState: ErrorBoundaryState = { failed: undefined, typed: [] };

/** Boundary around a part of the studio: if it fails, a notice replaces it, and everything else goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = initialState;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    deselectFailed();
  }

  override getSnapshotBeforeUpdate(_props: ErrorBoundaryProps, before: ErrorBoundaryState): FailureSnapshot | null {
    if (!this.state.failed || before.failed) return null;
    return { typed: findTypedTexts(), focused: document.activeElement };
  }

  override componentDidUpdate(
    props: ErrorBoundaryProps,
    _state: ErrorBoundaryState,
    before: FailureSnapshot | null,
  ): void {
    if (before) this.#saveTypedTexts(before);
    else if (this.state.failed && props.of !== this.props.of) this.retry();
  }

  fail(error: unknown): void {
    this.setState({ failed: { error } });
    deselectFailed();
  }

  retry = (): void => this.setState(initialState);

  /** Saves texts of controls that are gone now, as they were inside the part. */
  #saveTypedTexts({ typed, focused }: FailureSnapshot): void {
    const lost = typed.filter(({ element }) => !element.isConnected);
    if (lost.length) this.setState({ typed: lost });
    if (focused instanceof HTMLElement && !focused.isConnected) focusNotice(this.props.what);
  }

  override render(): ReactNode {
    const { what, place, children, instead } = this.props;
    const { failed, typed } = this.state;
    if (!failed) return children;
    const failure: Failure = { what, place, typed, error: failed.error, retry: this.retry };
    return instead ? instead(failure) : <FailureNotice {...failure} />;
  }
}

/** Moves the focus to the notice, as the focused element is gone. */
const focusNotice = (what: string): void =>
  document.querySelector<HTMLElement>(`[data-failure="${CSS.escape(what)}"]`)?.focus();
