/**
 * Returns true if the user has pressed a key or clicked within the last seconds, here or in a frame. Messages by which a
 * page begins to edit count only then: its scripts may send them by themselves.
 */
export const isUserActive = (): boolean => (navigator.userActivation as UserActivation | undefined)?.isActive !== false;
