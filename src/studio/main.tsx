// In a layer, so that the studio's own styles win in any order of the files.
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/dropzone/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/spotlight/styles.layer.css';
import './studio.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { EditingProvider } from './editing/Editing.tsx';
import { ErrorBoundary } from './failures/ErrorBoundary.tsx';
import { FailureNotice } from './failures/FailureNotice.tsx';
import { removeFailedFromAddress } from './failures/failedSelections.ts';
import { reportUncaughtErrors } from './failures/reportFailure.tsx';
import { queryClient } from './queries.ts';
import { routes } from './routes.tsx';
import { studioColors, theme } from './theme.ts';

reportUncaughtErrors();

const router = createBrowserRouter(routes, { basename: '/_studio' });
router.subscribe(removeFailedFromAddress);

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} cssVariablesResolver={studioColors} defaultColorScheme="auto">
      <ErrorBoundary
        what="The studio"
        // A second edit queue beside the first would save everything twice.
        instead={(failure) => <FailureNotice {...failure} retry={() => location.reload()} />}
      >
        <QueryClientProvider client={queryClient}>
          <EditingProvider>
            {/* Failure notices may hold typed text for copying: they are as high as needed. */}
            <Notifications position="bottom-center" notificationMaxHeight="80dvh" />
            <ErrorBoundary what="The studio">
              <ModalsProvider>
                {/* A selection must apply before the next key: a transition would delay it. */}
                <RouterProvider router={router} useTransitions={false} />
              </ModalsProvider>
            </ErrorBoundary>
          </EditingProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>,
  );
