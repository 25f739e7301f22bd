import { defineBlock } from '#shared/block.ts';
import type { Form } from './form.types.ts';

/** @returns true if the browser can handle the form alone: it has no rules, conditions, groups, steps, submission or messages */
const isPlainHtml = ({ submit, messages, ...form }: Form) =>
  submit.kind === 'none' &&
  !messages?.success &&
  !messages?.invalid &&
  !form.closes &&
  !form.rememberDays &&
  form.fields.every(
    (field) =>
      !field.rules &&
      !field.when &&
      !field.requiredWhen &&
      !field.button &&
      !field.counter &&
      !field.check &&
      field.input !== 'password' &&
      field.input !== 'group' &&
      field.input !== 'step',
  );

export default defineBlock<Form>({
  type: 'form',
  hydrate: (props) => (isPlainHtml(props) ? 'never' : 'visible'),
  load: () => import('./Form.tsx'),
  loadMore: async (form) => (await import('./Form.tsx')).loadMore(form),
});
