import { pascalCase } from '#engine/content/schema/generateTypes.ts';

/** Words for people from a block's name: `opening-hours` → `Opening hours`. */
const titleOf = (type: string) => {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The files of a new block by name: a small whole one, static, with a list that may come from elsewhere. */
export function blockFiles(type: string): Record<string, string> {
  const name = pascalCase(type);
  return {
    'block.ts': definition(type, name),
    [`${type}.schema.json`]: schema(type),
    [`${type}.examples.json`]: examples(type),
    [`${name}.tsx`]: component(type, name),
    [`${name}.module.css`]: styles,
    [`${name}.test.tsx`]: test(name),
  };
}

const definition = (type: string, name: string) => `import { defineBlock } from '#shared/block.ts';
import type { ${name} } from './${type}.types.ts';

export default defineBlock<${name}>({
  type: '${type}',
  hydrate: 'never',
  load: () => import('./${name}.tsx'),
});
`;

const schema = (type: string) => `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${titleOf(type)}",
  "description": "A list of entries, each with a title and a text.",
  "version": 1,
  "type": "object",
  "properties": {
    "eyebrow": { "$ref": "definitions.schema.json#/definitions/eyebrow" },
    "heading": { "$ref": "definitions.schema.json#/definitions/heading" },
    "intro": { "$ref": "definitions.schema.json#/definitions/intro" },
    "items": {
      "title": "Entries",
      "description": "The entries, in order.",
      "type": "array",
      "list": true,
      "minItems": 1,
      "items": {
        "title": "Entry",
        "type": "object",
        "properties": {
          "title": { "title": "Title", "description": "What the entry is about, in a few words.", "type": "string", "minLength": 1 },
          "text": { "$ref": "definitions.schema.json#/definitions/markdown" }
        },
        "required": ["title"],
        "additionalProperties": false
      }
    }
  },
  "required": ["items"]
}
`;

const examples = (type: string) => `{
  "minimal": { "type": "${type}", "items": [{ "title": "One entry" }] },
  "typical": {
    "type": "${type}",
    "heading": "A heading of a few words",
    "intro": "One sentence that says what follows.",
    "items": [
      { "title": "First entry", "text": "A sentence with a [link](/example)." },
      { "title": "Second entry", "text": "Another sentence, with **bold** words." },
      { "title": "Third entry" }
    ]
  },
  "longest": {
    "type": "${type}",
    "eyebrow": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "heading": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz explained in one heading",
    "intro": "An introduction with \`code_without_any_place_to_break_it_anywhere_in_its_long_long_name()\` in it.",
    "tone": "brand",
    "items": [
      {
        "title": "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
        "text": "https-example-com-a-very-long-address-without-any-place-where-a-browser-would-like-to-break-it"
      },
      { "title": "A title that goes on for a while, as titles do when nobody stops them in time", "text": "Short." }
    ]
  },
  "edge": { "type": "${type}", "tone": "dark", "items": [{ "title": "0", "text": "x" }, { "title": "लाख" }] }
}
`;

const component = (type: string, name: string) => `import type { BlockContext } from '#shared/content.ts';
import { Section } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import classes from './${name}.module.css';
import type { ${name} as Props } from './${type}.types.ts';

/** Entries side by side; on a phone below each other. */
export default function ${name}({ eyebrow, heading, intro, items, level }: Props & BlockContext) {
  return (
    <Section eyebrow={eyebrow} heading={heading} intro={intro} level={level}>
      <dl className={classes.entries}>
        {items.map(({ title, text }) => (
          <div className={classes.entry} key={title}>
            <dt className={classes.title}>{title}</dt>
            {text && <Text as="dd" markup={text} className={classes.text} />}
          </div>
        ))}
      </dl>
    </Section>
  );
}
`;

const styles = `.entries {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-l);
  margin: 0;
}

.entry {
  overflow-wrap: anywhere;
}

.title {
  font-weight: 700;
}

.text {
  margin: var(--space-2xs) 0 0;
  color: var(--muted);
}
`;

const test = (name: string) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLabels } from '#shared/content.ts';
import ${name} from './${name}.tsx';

const render = (props: Partial<Parameters<typeof ${name}>[0]>) =>
  renderToStaticMarkup(<${name} items={[{ title: 'One' }]} level={2} labels={defaultLabels} {...props} />);

test('an entry shows its text where it has one', () => {
  const html = render({ items: [{ title: 'One', text: { html: '<b>first</b>' } }, { title: 'Two' }] });
  expect(html).toContain('<b>first</b>');
  expect(html.match(/<dt/g)).toHaveLength(2);
  expect(html.match(/<dd/g)).toHaveLength(1);
});

test('the heading has the level that its place asks for', () => {
  expect(render({ heading: 'Here', level: 3 })).toContain('<h3>Here</h3>');
  expect(render({})).not.toMatch(/<h\\d/);
});
`;
