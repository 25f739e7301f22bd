import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useIcons } from '../contentQueries.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useInputText } from './useInputText.ts';

/** Number of icons that are offered at once. */
const maxOffered = 60;

/** Field of an icon, which is searched by name. */
export function IconField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { data: icons = {} } = useIcons();
  const [text, setText] = useInputText(field.value ?? '', (next) =>
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
            leftSection={Object.hasOwn(icons, text) ? <IconDrawing svg={icons[text] ?? ''} /> : undefined}
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
                <IconDrawing svg={icons[name] ?? ''} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
    </FieldFrame>
  );
}

/** Icon of the site's set. `svg` is the content of its SVG element. */
export function IconDrawing({ svg }: { svg: string }) {
  const drawing = { __html: svg };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon of the installed set
  return <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}

function iconsFor(text: string, icons: Record<string, string>): string[] {
  const names = Object.keys(icons);
  if (Object.hasOwn(icons, text)) return [text, ...similar(text, names)].slice(0, maxOffered);
  const found = names.filter((name) => name.includes(text));
  return found.sort((one, other) => Number(other.startsWith(text)) - Number(one.startsWith(text))).slice(0, maxOffered);
}

/** Icons whose names contain the same first word. */
const similar = (text: string, names: string[]) => {
  const [word = ''] = text.split('-');
  return names.filter((name) => name !== text && name.includes(word));
};
