import { Text, TextInput, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { valueAt } from '#shared/applyChange.ts';
import { isObject } from '#shared/json.ts';
import searchIcon from '~icons/tabler/search';
import { Icon } from '../frame/Icon.tsx';
import type { LinkFile } from '../menu/linkTree.ts';
import { siteFile } from '../menu/useLinkTree.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import type { Opened } from '../selection.ts';
import { Contrasts } from './Contrasts.tsx';
import classes from './Site.module.css';
import { SiteLinks } from './SiteLinks.tsx';
import { fieldsWith, formOf, type SiteSection } from './sections.ts';

/** From so many fields on one can look for one of them. */
const many = 12;

interface SiteFormProps {
  section: SiteSection;
  file: LinkFile;
  opened: Opened;
}

/** One section of what holds for the whole site. */
export function SiteForm({ section, file, opened }: SiteFormProps) {
  const [words, setWords] = useState('');
  const { place, page, select } = opened;
  const selected = place?.file === siteFile ? place.pointer : undefined;
  const whole = useMemo(() => formOf(section, file.schema), [section, file.schema]);
  const schema = useMemo(() => fieldsWith(whole.schema, words), [whole, words]);
  const count = Object.keys(whole.schema.properties ?? {}).length;
  // A single list or table stands open.
  const [first = ''] = section.keys;
  const isAlone = section.keys.length === 1 && whole.pointer === '';
  const theme = valueAt(file.json, whole.pointer);
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
        <SiteLinks
          key={list}
          {...{ file, list, selected }}
          select={(pointer) => select(pointer === undefined ? undefined : { file: siteFile, pointer })}
          route={page?.route}
        />
      ))}
      {first === 'theme' && isObject(theme) && <Contrasts theme={theme} />}
      {count > many && (
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
          subject={{ file: siteFile, pointer: whole.pointer, kind: 'site', schema, name: section.title }}
          json={file.json}
          selected={selected ?? (isAlone ? `/${first}` : whole.pointer)}
          route={page?.route}
          head={null}
        />
      )}
    </div>
  );
}
