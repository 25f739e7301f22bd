import { isObject, type Json } from '#shared/json.ts';
import { withValue } from '../changes.ts';
import { type ContentFieldProps, FormContext, type FormState, useField, useForm } from '../form/FormContext.ts';
import { GroupContent } from './GroupContent.tsx';

/** A text that may be a group: what is more than the text makes it one. */
export function TextOrObjectField(props: ContentFieldProps) {
  const form = useForm();
  const { pointer, schema, value, change } = useField(props);
  const main = schema.required?.[0] ?? Object.keys(schema.properties ?? {})[0] ?? '';
  const group = isObject(value) ? value : { [main]: value ?? '' };
  const inside: FormState = {
    ...form,
    change: (place, next) => {
      if (!place.startsWith(`${pointer}/`)) return form.change(place, next);
      const changed = withValue(group, place.slice(pointer.length), next);
      const isText = !isObject(value) && isObject(changed) && Object.keys(changed).join() === main;
      change(isText ? ((changed as Record<string, Json>)[main] ?? '') : changed);
    },
  };
  return (
    <FormContext value={inside}>
      <GroupContent {...props} formData={group} />
    </FormContext>
  );
}
