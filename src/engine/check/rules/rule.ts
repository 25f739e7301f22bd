import type { Json } from '#shared/json.ts';
import type { Gatherer } from '../facts/gatherer.ts';
import type { Container } from '../judge/graph.ts';
import type { JudgeContext } from '../judge/judgeContext.ts';

/** A fact that a rule has gathered, and the file that it is about. */
export interface RuleFact<Fact> {
  container: Container;
  fact: Fact;
}

/** One rule, one file: what it gathers from each file, and what it finds when all of them are known. */
export interface Rule extends Gatherer {
  judge: (context: JudgeContext) => void;
  /** Addresses of files that the build makes and links may lead to, beside those of pages. */
  addresses?: (context: JudgeContext) => string[];
}

/** A rule, typed by its facts. They must be values of JSON: they are stored between runs. */
export function defineRule<Fact extends Json>({
  judge,
  ...gatherer
}: Gatherer & {
  text?: (...args: Parameters<NonNullable<Gatherer['text']>>) => Fact | undefined;
  file?: (...args: Parameters<NonNullable<Gatherer['file']>>) => Fact | undefined;
  judge: (facts: RuleFact<Fact>[], context: JudgeContext) => void;
}): Rule {
  const factsIn = (context: JudgeContext) =>
    context.graph.judged.flatMap((container) =>
      (container.facts.gathered[gatherer.name] ?? []).map((fact) => ({ container, fact: fact as Fact })),
    );
  return { ...gatherer, judge: (context) => judge(factsIn(context), context) };
}
