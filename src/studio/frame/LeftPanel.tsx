import { Badge, Splitter, Tabs } from '@mantine/core';
import { useProblems } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { OutlinePanel } from './OutlinePanel.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { Pane, TabPane } from './PartBoundary.tsx';
import { ProblemsPanel } from './ProblemsPanel.tsx';
import { SiteFileList } from './SiteFileList.tsx';
import classes from './StudioFrame.module.css';

export function LeftPanel({ opened }: { opened: StudioNavigation }) {
  const { data: problems = [] } = useProblems();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Splitter orientation="vertical" lineSize={1} h="100%">
      <Pane what="The list of pages" defaultSize={55} min={20} data-part="pages">
        <Tabs defaultValue="pages" keepMounted={false} className={classes.side}>
          <Tabs.List grow>
            <Tabs.Tab value="pages">Pages</Tabs.Tab>
            <Tabs.Tab value="files">More</Tabs.Tab>
            <Tabs.Tab
              value="problems"
              rightSection={
                problems.length > 0 && (
                  <Badge size="sm" px={5} miw="max-content" color={errors ? 'red' : 'yellow'} autoContrast>
                    {problems.length}
                  </Badge>
                )
              }
            >
              Problems
            </Tabs.Tab>
          </Tabs.List>
          <TabPane value="pages" what="The tree of pages">
            <PagesPanel opened={opened} />
          </TabPane>
          <TabPane value="files" what="The list of files">
            <SiteFileList opened={opened} />
          </TabPane>
          <TabPane value="problems" what="The list of problems">
            <ProblemsPanel opened={opened} />
          </TabPane>
        </Tabs>
      </Pane>
      <Pane what="The outline of the page" defaultSize={45} min={15} data-part="outline">
        <OutlinePanel opened={opened} />
      </Pane>
    </Splitter>
  );
}
