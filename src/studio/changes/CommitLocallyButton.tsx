import { Button } from '@mantine/core';

/** Commits on this computer what cannot be pushed now. */
export const CommitLocallyButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="compact-sm" variant="default" onClick={onClick}>
    Commit here, push later
  </Button>
);
