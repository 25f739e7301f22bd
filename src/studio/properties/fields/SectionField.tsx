import { isObject } from '#shared/json.ts';
import { type ContentFieldProps, useField, useProblemsInside } from '../form/FormContext.ts';
import { firstTextIn } from '../formSubject.ts';
import { CollapsibleSection } from './CollapsibleSection.tsx';
import { ObjectContent } from './ObjectContent.tsx';

/** Collapsible section of an object's fields. A missing object is created by typing into one of them. */
export function SectionField(props: ContentFieldProps) {
  const field = useField(props);
  const innerProblems = useProblemsInside(field.pointer);
  const value = isObject(field.value) ? field.value : undefined;
  const isMissing = value === undefined;
  return (
    <CollapsibleSection
      field={field}
      summary={isMissing ? 'Not there' : firstTextIn(value)}
      problems={innerProblems}
      {...(!isMissing && !field.isRequired && { onRemove: () => field.change(undefined) })}
    >
      <ObjectContent {...props} />
    </CollapsibleSection>
  );
}
