import { NavLink, Select, Splitter } from '@mantine/core';
import { useMemo } from 'react';
import { NavLink as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addressOf } from '#shared/pageAddress.ts';
import type { Place } from '#shared/studio.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { CanvasControls } from '../canvas/CanvasControls.tsx';
import { ComposingProvider } from '../composing/Composing.tsx';
import { Area } from '../frame/Area.tsx';
import { AreaTitle } from '../frame/AreaTitle.tsx';
import { AsOf } from '../frame/AsOf.tsx';
import { Pane } from '../frame/Part.tsx';
import { siteFile, useLinkFile } from '../menu/useLinkTree.ts';
import { useSite } from '../queries.ts';
import type { Opened } from '../selection.ts';
import classes from './Site.module.css';
import { SiteForm } from './SiteForm.tsx';
import { type SiteSection, sectionAt, sectionsOf } from './sections.ts';

const wholeSite: Place = { file: siteFile, pointer: '' };

/** What holds for the whole site, section by section, with the site live beside it. */
export function SiteArea({ opened }: { opened: Opened }) {
  const file = useLinkFile();
  const sections = useMemo(() => (file ? sectionsOf(file.schema) : []), [file]);
  const shown = useShown(opened, sections);
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
          <ShownPage opened={shown} />
        </>
      }
      middle={<CanvasControls />}
      end={<AsOf opened={shown} />}
    >
      <ComposingProvider opened={shown}>
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
            place={wholeSite}
            defaultSize="360px"
            min="280px"
            role="complementary"
            aria-label="What holds for the whole site"
          >
            {section && file && <SiteForm key={section.name} section={section} file={file} opened={shown} />}
          </Pane>
          <Pane what="The page" defaultSize={100} min={25}>
            {shown.path && <Canvas opened={shown} />}
          </Pane>
        </Splitter>
      </ComposingProvider>
    </Area>
  );
}

/** What is open, with the page beside the form: what is written in another file is edited in its own area. */
function useShown(opened: Opened, sections: readonly SiteSection[]): Opened {
  const [parameters] = useSearchParams();
  const { data: site } = useSite();
  const navigate = useNavigate();
  const pages = site?.pages ?? [];
  const asked = parameters.get('page') ?? '/';
  const page = pages.find((one) => addressOf(one) === asked) ?? pages[0];
  const path = page ? addressOf(page) : '';
  const select = (place: Place | undefined, isStep?: boolean) => {
    if (place === undefined) return opened.select(undefined, isStep);
    const section = place.file === siteFile ? sectionAt(sections, place.pointer) : undefined;
    const after = new URLSearchParams(parameters);
    after.set('at', `${siteFile}#${place.pointer}`);
    if (section)
      navigate({ pathname: `/site/${section.name}`, search: after.toString() }, { replace: isStep === false });
    else if (place.file !== siteFile) opened.open(path, place);
  };
  return {
    ...opened,
    path,
    page,
    select,
    goTo: (place) => (place.file === siteFile ? select(place) : opened.goTo(place)),
  };
}

/** Chooses the page that is shown beside the form. */
function ShownPage({ opened: { path } }: { opened: Opened }) {
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
      data={(site?.pages ?? []).map((page) => ({ value: addressOf(page), label: page.name }))}
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
