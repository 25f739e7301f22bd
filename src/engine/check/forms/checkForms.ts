import { replaceTokens } from '#engine/content/text/tokens.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Query } from '../graph.ts';
import { PageItems } from '../pageItems.ts';
import { itemsOf } from '../queries.ts';
import type { WalkContext } from '../walkContext.ts';
import { checkBounds } from './bounds.ts';
import { checkConditions } from './conditions.ts';
import { type ReportForm, readForm } from './definedForm.ts';
import { checkFields } from './fields.ts';
import { checkRules } from './rules.ts';
import { checkSubmit } from './submit.ts';

/** Reports what no schema can see in forms: fields, rules, conditions and sending that do not fit each other. */
export function checkForms(context: WalkContext): void {
  const { graph, tokens, reports } = context;
  if (graph.forms.length === 0) return;
  const pageItems = new PageItems(context);
  const queries = new Map<JsonObject, Query>(graph.queries.map((query) => [query.query, query]));
  const readQuery = (query: JsonObject) => {
    const known = queries.get(query);
    return known && itemsOf(known, pageItems, context);
  };
  const siteUrl = typeof tokens.site.url === 'string' ? tokens.site.url : undefined;
  for (const { form, container, pointer } of graph.forms) {
    const report: ReportForm = (code, args, within) =>
      reports.add(code, args, { file: container.file, pointer: pointer + within });
    const page = container.page ? { ...tokens, page: container.page.page } : tokens;
    const defined = readForm(form, readQuery);
    checkFields(defined.fields, report);
    checkConditions(defined.fields, report);
    checkRules(defined.fields, report);
    checkBounds(defined.fields, report);
    checkSubmit(defined, { replaceTokens: (text) => replaceTokens(text, page), siteUrl }, report);
  }
}
