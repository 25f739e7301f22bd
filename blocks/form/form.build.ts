import { defineBlockBuild } from '#shared/blockBuild.ts';
import { laterLabels } from '#shared/laterLabels.ts';
import { completeFields } from './completeFields.ts';
import type { Form } from './form.types.ts';
import { formSchema } from './formSchema.ts';
import { inboxForm } from './inboxForm.ts';

export default defineBlockBuild<Form>({
  complete: completeFields,
  schema: formSchema,
  inboxForm,
  moreLabels: ({ resumeDays }) => (resumeDays === undefined ? [] : Object.keys(laterLabels)),
});
