import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useIcons } from '../libraries.ts';
import { useDraft } from './useDraft.ts';

/** So many icons are offered at once. */
const mostOffered = 60;

/** An icon, found by its name. */
export function IconField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { data: icons = {} } = useIcons();
  const [text, setText] = useDraft(field.value ?? '', (next) =>
    field.change(next === '' && !field.isRequired ? undefined : next),
  );
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const offered = combobox.dropdownOpened ? iconsFor(text, icons) : [];
  return (
    <FieldFrame field={field}>
      <Combobox
        store={combobox}
        onOptionSubmit={(name) => {
          setText(name);
          combobox.closeDropdown();
        }}
      >
        <Combobox.Target>
          <TextInput
            {...controlProps(field)}
            value={text}
            placeholder="Search: phone, map, school …"
            autoComplete="off"
            leftSection={Object.hasOwn(icons, text) ? <Drawing svg={icons[text] ?? ''} /> : undefined}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value.trim().toLowerCase());
              combobox.openDropdown();
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={offered.length === 0}>
          <Combobox.Options className={classes.iconGrid}>
            {offered.map((name) => (
              <Combobox.Option value={name} key={name} aria-label={name} title={name}>
                <Drawing svg={icons[name] ?? ''} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </FieldFrame>
  );
}

/** An icon of the site's set, from what is between the tags of its SVG. */
export function Drawing({ svg }: { svg: string }) {
  const drawing = { __html: svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon of the installed set
  return <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}

function iconsFor(text: string, icons: Record<string, string>): string[] {
  const names = Object.keys(icons);
  if (Object.hasOwn(icons, text)) return [text, ...similar(text, names)].slice(0, mostOffered);
  const found = names.filter((name) => name.includes(text));
  return found
    .sort((one, other) => Number(other.startsWith(text)) - Number(one.startsWith(text)))
    .slice(0, mostOffered);
}

/** Icons of the same first word. */
const similar = (text: string, names: string[]) => {
  const [word = ''] = text.split('-');
  return names.filter((name) => name !== text && name.includes(word));
};
