import { Alert, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../failures/ErrorBoundary.tsx';
import { framedAddress, frameSandbox } from '../framedPages/siteOrigin.ts';
import { type StudioNavigation, StudioNavigationContext, useStudioNavigation } from '../studioNavigation.ts';
import { AreaNavigation } from './AreaNavigation.tsx';
import { rememberAddress } from './areaAddresses.ts';
import { FailureWithJsonPane } from './FailureWithJsonPane.tsx';
import classes from './StudioFrame.module.css';

export function StudioFrame({ area: Area }: { area: ComponentType<{ opened: StudioNavigation }> }) {
  const opened = useStudioNavigation();
  const { pathname, search } = useLocation();
  useEffect(() => rememberAddress({ pathname, search }), [pathname, search]);
  const hasRoom = useMediaQuery('(min-width: 1024px)', undefined, { getInitialValueInEffect: false });
  if (!hasRoom) return <NarrowWindowNotice opened={opened} />;
  return (
    <StudioNavigationContext value={opened}>
      <div className={classes.studio}>
        <AreaNavigation />
        <ErrorBoundary
          what="This area of the studio"
          of={pathname}
          instead={(failure) => <FailureWithJsonPane failure={failure} opened={opened} />}
        >
          <Suspense fallback={<Loader m="auto" aria-label="Loading" />}>
            <Area opened={opened} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </StudioNavigationContext>
  );
}

function NarrowWindowNotice({ opened }: { opened: StudioNavigation }) {
  return (
    <div className={classes.frame}>
      <Alert color="blue" title="The studio needs a wider window" radius={0}>
        From 1024 px on there is room to edit. This is the page.
      </Alert>
      <iframe className={classes.page} title="The page" src={framedAddress(opened.path)} sandbox={frameSandbox} />
    </div>
  );
}
