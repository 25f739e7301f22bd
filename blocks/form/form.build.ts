import { defineBlockBuild } from '#shared/blockBuild.ts';
import { completeFields } from './completeFields.ts';
import type { Form } from './form.types.ts';
import { formSchema } from './formSchema.ts';
import { inboxForm } from './inboxForm.ts';
import { moreLabels } from './moreLabels.ts';

export default defineBlockBuild<Form>({
  complete: completeFields,
  schema: formSchema,
  inboxForm,
  moreLabels,
});
