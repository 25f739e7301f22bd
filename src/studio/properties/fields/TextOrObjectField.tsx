import { isObject, type Json } from '#shared/json.ts';
import { withValue } from '../changesBetween.ts';
import { type ContentFieldProps, FormContext, type FormState, useField, useFormContext } from '../form/FormContext.ts';
import { ObjectContent } from './ObjectContent.tsx';

/** Field of a text that becomes an object once another property is set. */
export function TextOrObjectField(props: ContentFieldProps) {
  const form = useFormContext();
  const { pointer, schema, value, change } = useField(props);
  const textKey = schema.required?.[0] ?? Object.keys(schema.properties ?? {})[0] ?? '';
  const object = isObject(value) ? value : { [textKey]: value ?? '' };
  const innerState: FormState = {
    ...form,
    change: (place, next) => {
      if (!place.startsWith(`${pointer}/`)) return form.change(place, next);
      const changed = withValue(object, place.slice(pointer.length), next);
      const isText = !isObject(value) && isObject(changed) && Object.keys(changed).join() === textKey;
      change(isText ? ((changed as Record<string, Json>)[textKey] ?? '') : changed);
    },
  };
  return (
    <FormContext value={innerState}>
      <ObjectContent {...props} formData={object} />
    </FormContext>
  );
}
