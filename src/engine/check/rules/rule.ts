import type { Json } from '#shared/json.ts';
import type { CrossFileContext } from '../crossFile/crossFileContext.ts';
import type { FileNode } from '../crossFile/siteGraph.ts';
import type { FactGatherer } from '../facts/factGatherer.ts';

export interface RuleFact<Fact> {
  container: FileNode;
  fact: Fact;
}

/** Rule: gathers facts from each file, and finds problems when the facts of all files are known. */
export interface CheckRule extends FactGatherer {
  check: (context: CrossFileContext) => void;
  /** Days from which the rule may find something else, although no file changes: `2027-01-01`. */
  turningDays?: (context: CrossFileContext) => string[];
  /** Addresses of generated files that links may lead to. */
  addresses?: (context: CrossFileContext) => string[];
}

/** Defines a rule, typed by its facts. They must be JSON values, since they are stored between runs. */
export function defineRule<Fact extends Json>({
  check,
  turningDays,
  ...gatherer
}: FactGatherer & {
  text?: (...args: Parameters<NonNullable<FactGatherer['text']>>) => Fact | undefined;
  file?: (...args: Parameters<NonNullable<FactGatherer['file']>>) => Fact | undefined;
  check: (facts: RuleFact<Fact>[], context: CrossFileContext) => void;
  turningDays?: (facts: Fact[], context: CrossFileContext) => string[];
}): CheckRule {
  const factsIn = (context: CrossFileContext) =>
    context.graph.filesToCheck.flatMap((container) =>
      (container.facts.ruleFacts[gatherer.name] ?? []).map((fact) => ({ container, fact: fact as Fact })),
    );
  return {
    ...gatherer,
    check: (context) => check(factsIn(context), context),
    ...(turningDays && {
      turningDays: (context) =>
        turningDays(
          factsIn(context).map(({ fact }) => fact),
          context,
        ),
    }),
  };
}
