// In a layer: the studio's own styles count, in whichever order the files of both come.
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
import { Boundary } from './failures/Boundary.tsx';
import { FailureNotice } from './failures/FailureNotice.tsx';
import { keepOutOfAddress } from './failures/failedPlaces.ts';
import { followFailures } from './failures/report.tsx';
import { queryClient } from './queries.ts';
import { routes } from './routes.tsx';
import { theme } from './theme.ts';

followFailures();

const router = createBrowserRouter(routes, { basename: '/_studio' });
router.subscribe(keepOutOfAddress);

const root = document.getElementById('studio');
if (root)
  createRoot(root).render(
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <Boundary
        what="The studio"
        // A second queue of edits beside the first would save the same twice.
        instead={(failure) => <FailureNotice {...failure} retry={() => location.reload()} />}
      >
        <QueryClientProvider client={queryClient}>
          <EditingProvider>
            {/* What was typed is in some of them, to be copied: they are as high as that needs. */}
            <Notifications position="bottom-center" notificationMaxHeight="80dvh" />
            <Boundary what="The studio">
              <ModalsProvider>
                {/* What is selected must be so before the next key: a transition would put it off. */}
                <RouterProvider router={router} useTransitions={false} />
              </ModalsProvider>
            </Boundary>
          </EditingProvider>
        </QueryClientProvider>
      </Boundary>
    </MantineProvider>,
  );
