import { lazy, useEffect } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { UpcomingArea } from './coming/UpcomingArea.tsx';
import { SaveStatus } from './editing/SaveStatus.tsx';
import { ErrorBoundary } from './failures/ErrorBoundary.tsx';
import { FailureNotice } from './failures/FailureNotice.tsx';
import { deselectFailed } from './failures/failedSelections.ts';
import { PagesArea } from './frame/PagesArea.tsx';
import { StudioFrame } from './frame/StudioFrame.tsx';
import { SiteArea } from './site/SiteArea.tsx';

const ListsArea = lazy(() => import('./lists/ListsArea.tsx').then(({ ListsArea: area }) => ({ default: area })));
const ChangesArea = lazy(() => import('./changes/ChangesArea.tsx').then((loaded) => ({ default: loaded.ChangesArea })));
const HistoryArea = lazy(() => import('./history/HistoryArea.tsx').then((loaded) => ({ default: loaded.HistoryArea })));
const MediaArea = lazy(() => import('./media/MediaArea.tsx').then((loaded) => ({ default: loaded.MediaArea })));

export const routes: RouteObject[] = [
  {
    element: <Guarded />,
    errorElement: <FailedRoute />,
    children: [
      { path: 'pages/*', element: <StudioFrame area={PagesArea} /> },
      { path: 'lists/*', element: <StudioFrame area={ListsArea} /> },
      { path: 'site/:section?', element: <StudioFrame area={SiteArea} /> },
      { path: 'coming', element: <StudioFrame area={UpcomingArea} /> },
      { path: 'changes', element: <StudioFrame area={ChangesArea} /> },
      { path: 'history/*', element: <StudioFrame area={HistoryArea} /> },
      { path: 'media/*', element: <StudioFrame area={MediaArea} /> },
      { path: '*', element: <Navigate to="/pages/" replace /> },
    ],
  },
];

/** Route for everything inside: catches failures outside of areas. */
function Guarded() {
  return (
    <ErrorBoundary
      what="The studio"
      of={useLocation().pathname}
      instead={(failure) => (
        <FailureNotice {...failure}>
          <SaveStatus />
        </FailureNotice>
      )}
    >
      <Outlet />
    </ErrorBoundary>
  );
}

/** Replaces the router's own error page. */
function FailedRoute() {
  const error = useRouteError();
  useEffect(deselectFailed, []);
  return (
    <FailureNotice what="The studio" error={error} typed={[]} place={undefined} retry={() => location.reload()}>
      <SaveStatus />
    </FailureNotice>
  );
}
