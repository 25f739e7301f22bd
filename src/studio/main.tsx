import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import './studio.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { ComingArea } from './coming/ComingArea.tsx';
import { EditingProvider } from './editing/Editing.tsx';
import { Frame } from './frame/Frame.tsx';
import { PagesArea } from './frame/PagesArea.tsx';
import { queryClient } from './queries.ts';
import { SiteArea } from './site/SiteArea.tsx';
import { theme } from './theme.ts';

const ListsArea = lazy(() => import('./lists/ListsArea.tsx').then(({ ListsArea: area }) => ({ default: area })));
const ChangesArea = lazy(() => import('./changes/ChangesArea.tsx').then((loaded) => ({ default: loaded.ChangesArea })));
const HistoryArea = lazy(() => import('./history/HistoryArea.tsx').then((loaded) => ({ default: loaded.HistoryArea })));
const MediaArea = lazy(() => import('./media/MediaArea.tsx').then((loaded) => ({ default: loaded.MediaArea })));

const router = createBrowserRouter(
  [
    { path: 'pages/*', element: <Frame area={PagesArea} /> },
    { path: 'lists/*', element: <Frame area={ListsArea} /> },
    { path: 'site/:section?', element: <Frame area={SiteArea} /> },
    { path: 'coming', element: <Frame area={ComingArea} /> },
    { path: 'changes', element: <Frame area={ChangesArea} /> },
    { path: 'history/*', element: <Frame area={HistoryArea} /> },
    { path: 'media/*', element: <Frame area={MediaArea} /> },
    { path: '*', element: <Navigate to="/pages/" replace /> },
  ],
  { basename: '/_studio' },
);

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <EditingProvider>
            <Notifications position="bottom-center" />
            {/* What is selected must be so before the next key: a transition would put it off. */}
            <RouterProvider router={router} useTransitions={false} />
          </EditingProvider>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
