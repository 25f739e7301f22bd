import { Combobox } from '@mantine/core';
import { useIcons } from '../contentQueries.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { SearchInput } from '../pickers/SearchInput.tsx';
import { useFieldText } from './useInputText.ts';

const maxOffered = 60;

export function IconField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { data: icons = {} } = useIcons();
  const [text, setText] = useFieldText(field);
  return (
    <FieldFrame field={field}>
      <SearchInput
        input={{
          ...controlProps(field),
          placeholder: 'Search: phone, map, school …',
          leftSection: Object.hasOwn(icons, text) ? <IconDrawing svg={icons[text] ?? ''} /> : undefined,
        }}
        text={text}
        onChange={setText}
        normalize={(typed) => typed.trim().toLowerCase()}
        offer={() =>
          iconsFor(text, icons).map((name) => (
            <Combobox.Option value={name} key={name} aria-label={name} title={name}>
              <IconDrawing svg={icons[name] ?? ''} />
            </Combobox.Option>
          ))
        }
        options={{ className: classes.iconGrid }}
      />
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

const similar = (text: string, names: string[]) => {
  const [word = ''] = text.split('-');
  return names.filter((name) => name !== text && name.includes(word));
};
