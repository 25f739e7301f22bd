import { defineBlockBuild } from '#shared/blockBuild.ts';
import { withCountries } from './countries.ts';
import type { Form } from './form.types.ts';
import { formSchema } from './formSchema.ts';
import { inboxForm } from './inboxForm.ts';

export default defineBlockBuild<Form>({ complete: withCountries, schema: formSchema, inboxForm });
