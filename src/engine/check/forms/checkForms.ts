import { readPath, replaceTokens } from '#engine/content/text/tokens.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import type { JsonObject } from '#shared/json.ts';
import type { SiteQuery } from '../judge/graph.ts';
import type { JudgeContext } from '../judge/judgeContext.ts';
import { PageItems } from '../judge/pageItems.ts';
import { itemsOf } from '../judge/queries.ts';
import { checkBounds } from './bounds.ts';
import { checkConditions } from './conditions.ts';
import { type ReportForm, readForm } from './definedForm.ts';
import { checkFields } from './fields.ts';
import { checkRules } from './rules.ts';
import { checkSubmit } from './submit.ts';

/** Reports what no schema can see in forms: fields, rules, conditions and sending that do not fit each other. */
export function checkForms(context: JudgeContext): void {
  const { graph, tokens, reports } = context;
  if (graph.forms.length === 0) return;
  const pageItems = new PageItems(context);
  const siteUrl = typeof tokens.site.url === 'string' ? tokens.site.url : undefined;
  for (const { form, container, pointer } of graph.forms) {
    const report: ReportForm = (code, args, within) =>
      reports.add(code, args, { file: container.file, pointer: pointer + within });
    const page = container.page ? { ...tokens, page: container.page.page } : tokens;
    const own = graph.queries.filter(
      (query) => query.container === container && query.pointer.startsWith(`${pointer}/`),
    );
    // A query is known by where it stands: facts from an earlier run hold other objects.
    const queries = new Map<unknown, SiteQuery>(
      own.map((query) => [readPath(form, tokensOfPointer(query.pointer.slice(pointer.length))), query]),
    );
    const readQuery = (query: JsonObject) => {
      const known = queries.get(query);
      return known && itemsOf(known, pageItems, context);
    };
    const defined = readForm(form, readQuery);
    checkFields(defined.fields, report);
    checkConditions(defined.fields, report);
    checkRules(defined.fields, report);
    checkBounds(defined.fields, report);
    checkSubmit(defined, { replaceTokens: (text) => replaceTokens(text, page), siteUrl }, report);
  }
}
