import { isObject } from '#shared/json.ts';
import { type ContentFieldProps, useField, useProblemsInside } from '../form/FormContext.ts';
import { textIn } from '../subject.ts';
import { GroupContent } from './GroupContent.tsx';
import { Section } from './Section.tsx';

/** A group of values, closed until somebody wants it. What is typed into one that is not there brings it about. */
export function SectionField(props: ContentFieldProps) {
  const field = useField(props);
  const inside = useProblemsInside(field.pointer);
  const value = isObject(field.value) ? field.value : undefined;
  const isNothing = value === undefined;
  return (
    <Section
      field={field}
      summary={isNothing ? 'Not there' : textIn(value)}
      problems={inside}
      {...(!isNothing && !field.isRequired && { onRemove: () => field.change(undefined) })}
    >
      <GroupContent {...props} />
    </Section>
  );
}
