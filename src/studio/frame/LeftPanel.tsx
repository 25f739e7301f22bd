import { Badge, Splitter, Tabs } from '@mantine/core';
import { useProblems } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { Files } from './Files.tsx';
import classes from './Frame.module.css';
import { Outline } from './Outline.tsx';
import { PageTree } from './PageTree.tsx';
import { Pane, TabPane } from './Part.tsx';
import { Problems } from './Problems.tsx';

/** What there is in the site, and what is on the page. */
export function LeftPanel({ opened }: { opened: Opened }) {
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
                  <Badge size="sm" circle color={errors ? 'red' : 'yellow'} autoContrast>
                    {problems.length}
                  </Badge>
                )
              }
            >
              Problems
            </Tabs.Tab>
          </Tabs.List>
          <TabPane value="pages" what="The tree of pages">
            <PageTree opened={opened} />
          </TabPane>
          <TabPane value="files" what="The list of files">
            <Files opened={opened} />
          </TabPane>
          <TabPane value="problems" what="The list of problems">
            <Problems opened={opened} />
          </TabPane>
        </Tabs>
      </Pane>
      <Pane what="The outline of the page" defaultSize={45} min={15} data-part="outline">
        <Outline opened={opened} />
      </Pane>
    </Splitter>
  );
}
