import { quote } from '#shared/formatText.ts';
import { warning } from '#shared/problemKind.ts';

/** Words that say nothing, or something else than what is there. */
export const wordingProblems = {
  'image-alt-vague': warning<{ found: string; isFileName: boolean }>({
    title: 'Text alternative that says nothing',
    message: ({ found, isFileName }) =>
      isFileName
        ? `The text alternative ${quote(found, 40)} is the name of the file: it does not say what the picture shows.`
        : `The text alternative ${quote(found, 40)} does not say what the picture shows.`,
    hint: () => 'Say in a few words what one would see, as "Students reading in the library".',
    why: 'People who do not see the picture hear these words in its place. That it is a picture they know already.',
    example: { wrong: '"alt": "image"', right: '"alt": "Students reading in the library"' },
  }),
  'image-alt-wrong-kind': warning<{ found: string }>({
    title: 'Drawing that is called a photograph',
    message: ({ found }) =>
      `The text alternative ${quote(found, 40)} speaks of a photograph, but the file is a drawing (SVG).`,
    hint: () => 'Say what the drawing shows, or choose the photograph that was meant.',
    why: 'Most likely the picture was replaced, and its text alternative is still that of the one before.',
    example: {
      wrong: '{ "src": "campus/plan.svg", "alt": "A photograph of the gate" }',
      right: '{ "src": "campus/plan.svg", "alt": "Plan of the campus" }',
    },
  }),
};
