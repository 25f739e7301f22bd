import { NavLink, Select, Splitter } from '@mantine/core';
import { useMemo } from 'react';
import { NavLink as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { FileLocation } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { CanvasControls } from '../canvas/CanvasControls.tsx';
import { BlockOperationsProvider } from '../composing/BlockOperations.tsx';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { Pane } from '../frame/PartBoundary.tsx';
import { SiteViewMenu } from '../frame/SiteViewMenu.tsx';
import { siteSettingsPath, useSiteSettings } from '../menu/useLinkTree.ts';
import { useSite } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './Site.module.css';
import { SiteSectionForm } from './SiteSectionForm.tsx';
import { type SiteSection, sectionAt, sectionsOf } from './siteSections.ts';

const siteSettingsRoot: FileLocation = { file: siteSettingsPath, pointer: '' };

export function SiteArea({ opened }: { opened: StudioNavigation }) {
  const file = useSiteSettings();
  const sections = useMemo(() => (file ? sectionsOf(file.schema) : []), [file]);
  const shown = useOpenedWithPage(opened, sections);
  const name = useParams().section;
  const section = sections.find((one) => one.name === name) ?? sections[0];
  const search = useSearchParams()[0]
    .toString()
    .replace(/(^|&)at=[^&]*/, '');
  return (
    <Area
      opened={shown}
      start={
        <>
          <AreaTitle>Site</AreaTitle>
          <PageSelect opened={shown} />
        </>
      }
      middle={<CanvasControls />}
      end={<SiteViewMenu opened={shown} />}
    >
      <BlockOperationsProvider opened={shown}>
        <Splitter className={classes.panels} lineSize={1}>
          <Pane what="The list of sections" defaultSize="180px" min="140px">
            <nav className={classes.sections} aria-label="Sections of the site">
              {sections.map((one) => (
                <NavLink
                  key={one.name}
                  className={classes.section}
                  component={RouterLink}
                  to={{ pathname: `/site/${one.name}`, search }}
                  label={one.title}
                  active={one === section}
                  aria-current={one === section ? 'page' : undefined}
                />
              ))}
            </nav>
          </Pane>
          <Pane
            what="The form of this section"
            place={siteSettingsRoot}
            defaultSize="360px"
            min="280px"
            role="complementary"
            aria-label="What holds for the whole site"
          >
            {section && file && <SiteSectionForm key={section.name} section={section} file={file} opened={shown} />}
          </Pane>
          <Pane what="The page" defaultSize={100} min={25}>
            {shown.path && <Canvas opened={shown} />}
          </Pane>
        </Splitter>
      </BlockOperationsProvider>
    </Area>
  );
}

/** Navigation with the page beside the form. Selections in other files open the area of pages. */
function useOpenedWithPage(opened: StudioNavigation, sections: readonly SiteSection[]): StudioNavigation {
  const [parameters] = useSearchParams();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const pages = site?.pages ?? [];
  const requestedPage = parameters.get('page') ?? '/';
  const page = pages.find((one) => studioAddressOf(one) === requestedPage) ?? pages[0];
  const path = page ? studioAddressOf(page) : '';
  const select = (place: FileLocation | undefined, isStep?: boolean) => {
    if (place === undefined) return opened.select(undefined, isStep);
    const section = place.file === siteSettingsPath ? sectionAt(sections, place.pointer) : undefined;
    const after = new URLSearchParams(parameters);
    after.set('at', `${siteSettingsPath}#${place.pointer}`);
    if (section)
      navigate({ pathname: `/site/${section.name}`, search: after.toString() }, { replace: isStep === false });
    else if (place.file !== siteSettingsPath) opened.open(path, place);
  };
  return {
    ...opened,
    path,
    page,
    select,
    goTo: (place) => (place.file === siteSettingsPath ? select(place) : opened.goTo(place)),
  };
}

function PageSelect({ opened: { path } }: { opened: StudioNavigation }) {
  const { data: site } = useSite();
  const [, setParameters] = useSearchParams();
  return (
    <Select
      size="xs"
      w={200}
      searchable
      allowDeselect={false}
      aria-label="Page that is shown"
      limit={50}
      data={(site?.pages ?? []).map((page) => ({ value: studioAddressOf(page), label: page.name }))}
      value={path}
      onChange={(value) =>
        value !== null &&
        setParameters((before) => {
          const after = new URLSearchParams(before);
          after.set('page', value);
          return after;
        })
      }
    />
  );
}
