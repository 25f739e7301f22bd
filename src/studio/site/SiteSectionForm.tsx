import { Text, TextInput, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import searchIcon from '~icons/tabler/search';
import { Icon } from '../frame/Icon.tsx';
import type { SiteSettingsFile } from '../menu/linkTree.ts';
import { siteSettingsPath } from '../menu/useLinkTree.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ContrastReport } from './ContrastReport.tsx';
import classes from './Site.module.css';
import { SiteLinkTree } from './SiteLinkTree.tsx';
import { filterFields, type SiteSection, sectionFormOf } from './siteSections.ts';

const maxWithoutSearch = 12;

interface SiteSectionFormProps {
  section: SiteSection;
  file: SiteSettingsFile;
  opened: StudioNavigation;
}

export function SiteSectionForm({ section, file, opened }: SiteSectionFormProps) {
  const [words, setWords] = useState('');
  const { place, page, select } = opened;
  const selected = place?.file === siteSettingsPath ? place.pointer : undefined;
  const sectionForm = useMemo(() => sectionFormOf(section, file.schema), [section, file.schema]);
  const schema = useMemo(() => filterFields(sectionForm.schema, words), [sectionForm, words]);
  const count = Object.keys(sectionForm.schema.properties ?? {}).length;
  // A single list or table is expanded.
  const [first = ''] = section.keys;
  const isAlone = section.keys.length === 1 && sectionForm.pointer === '';
  const theme = valueAt(file.json, sectionForm.pointer);
  return (
    <div className={classes.form}>
      <Title order={2} size="h4" px={12} pt="md">
        {section.title}
      </Title>
      {file.schema.properties?.[first]?.description && section.keys.length === 1 && (
        <Text size="xs" c="dimmed" px={12}>
          {file.schema.properties[first].description}
        </Text>
      )}
      {section.trees.map((list) => (
        <SiteLinkTree
          key={list}
          {...{ file, list, selected }}
          select={(pointer) => select(pointer === undefined ? undefined : { file: siteSettingsPath, pointer })}
          route={page?.route}
        />
      ))}
      {first === 'theme' && isObject(theme) && <ContrastReport theme={theme} />}
      {count > maxWithoutSearch && (
        <TextInput
          mx={12}
          mt="sm"
          size="xs"
          type="search"
          aria-label={`Find in ${section.title}`}
          placeholder={`Find one of ${count}`}
          leftSection={<Icon svg={searchIcon} size="0.875rem" />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      {count > 0 && (
        <SubjectForm
          subject={{ file: siteSettingsPath, pointer: sectionForm.pointer, kind: 'site', schema, name: section.title }}
          json={file.json}
          selected={selected ?? (isAlone ? `/${first}` : sectionForm.pointer)}
          route={page?.route}
          head={null}
        />
      )}
    </div>
  );
}
