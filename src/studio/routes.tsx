import { lazy, useEffect } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { ComingArea } from './coming/ComingArea.tsx';
import { Unsaved } from './editing/Unsaved.tsx';
import { Boundary } from './failures/Boundary.tsx';
import { FailureNotice } from './failures/FailureNotice.tsx';
import { leaveFailedPlace } from './failures/failedPlaces.ts';
import { Frame } from './frame/Frame.tsx';
import { PagesArea } from './frame/PagesArea.tsx';
import { SiteArea } from './site/SiteArea.tsx';

const ListsArea = lazy(() => import('./lists/ListsArea.tsx').then(({ ListsArea: area }) => ({ default: area })));
const ChangesArea = lazy(() => import('./changes/ChangesArea.tsx').then((loaded) => ({ default: loaded.ChangesArea })));
const HistoryArea = lazy(() => import('./history/HistoryArea.tsx').then((loaded) => ({ default: loaded.HistoryArea })));
const MediaArea = lazy(() => import('./media/MediaArea.tsx').then((loaded) => ({ default: loaded.MediaArea })));

/** Every address of the studio, below its own: all of them inside one route, which stops their failures. */
export const routes: RouteObject[] = [
  {
    element: <Guarded />,
    errorElement: <FailedRoute />,
    children: [
      { path: 'pages/*', element: <Frame area={PagesArea} /> },
      { path: 'lists/*', element: <Frame area={ListsArea} /> },
      { path: 'site/:section?', element: <Frame area={SiteArea} /> },
      { path: 'coming', element: <Frame area={ComingArea} /> },
      { path: 'changes', element: <Frame area={ChangesArea} /> },
      { path: 'history/*', element: <Frame area={HistoryArea} /> },
      { path: 'media/*', element: <Frame area={MediaArea} /> },
      { path: '*', element: <Navigate to="/pages/" replace /> },
    ],
  },
];

/** The route that is open: what fails of it beside its areas is said here. */
function Guarded() {
  return (
    <Boundary
      what="The studio"
      of={useLocation().pathname}
      instead={(failure) => (
        <FailureNotice {...failure}>
          <Unsaved />
        </FailureNotice>
      )}
    >
      <Outlet />
    </Boundary>
  );
}

/** In place of the router's own page for errors. */
function FailedRoute() {
  const error = useRouteError();
  useEffect(leaveFailedPlace, []);
  return (
    <FailureNotice what="The studio" error={error} typed={[]} place={undefined} retry={() => location.reload()}>
      <Unsaved />
    </FailureNotice>
  );
}
