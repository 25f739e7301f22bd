import { change, type Edit, mistakes, write } from '../mistake.ts';

const about = 'about/index.json';
const home = 'index.json';
const music = 'courses/music.json';
const listens = 'You learn to listen.';
const withText = (text: string) => change(music, listens, text);
const alt = (text: string) => change(home, '"alt": "Students reading in the library"', `"alt": ▶"${text}"`);
const drawing = (text: string): Edit => change('_site.json', '"alt": "Riverside College"', `"alt": ▶"${text}"`);
const questions = '{ "heading": "When is it open?", "text": "From nine to five." }';
const entries = (...more: string[]) => change(about, questions, [questions, ...more].join(',\n        '));
const button = (label: string) => change(home, '"label": "See our courses"', `"label": ▶"${label}"`);

/** Words that say nothing, or something else than what is there. */
export const wording = mistakes(
  ['a name that is still to come', withText('The warden is ▶[Name of warden].'), 'text-placeholder'],
  [
    'a date that is still to come',
    change(about, '"heading": "How we began"', '"heading": "How we began on ▶[date]"'),
    'text-placeholder',
  ],
  ['words in brackets to be replaced', withText('Call ▶[insert phone number here] for a room.'), 'text-placeholder'],
  ['a time that nobody has set', withText('The concert begins at ▶TBD.'), 'text-placeholder'],
  [
    'a place that nobody has announced',
    change(about, '"heading": "How we began"', '"heading": "Venue: ▶TBA"'),
    'text-placeholder',
  ],
  ['click here in German', withText('Zum Anmelden ▶[hier klicken](/contact).'), 'link-text-vague'],
  ['click here in Hindi', withText('आवेदन के लिए ▶[यहाँ क्लिक करें](/contact)।'), 'link-text-vague'],
  ['click here in Arabic', withText('للتسجيل ▶[اضغط هنا](/contact).'), 'link-text-vague'],
  ['read more in German', withText('Die Geschichte: ▶[mehr erfahren](/about).'), 'link-text-vague'],
  ['a button that asks to press it', button('Click here'), 'link-text-vague'],
  ['a button that asks to press it in German', button('Hier klicken!'), 'link-text-vague'],
  [
    'an entry of the menu that asks to press it',
    change('_site.json', '"label": "Contact"', '"label": ▶"Click Here"'),
    'link-text-vague',
  ],
  ['a text alternative that says image', alt('image'), 'image-alt-vague'],
  ['a text alternative with a number', alt('Picture 3'), 'image-alt-vague'],
  ['a text alternative in another language that says picture', alt('चित्र'), 'image-alt-vague'],
  [
    'a text alternative that is the name of the file',
    [
      change(
        '_site.json',
        '{ "src": "brand/icon.svg", "alt": "Riverside College" }',
        '{ "src": "brand/river-bank.svg", "alt": ▶"river-bank" }',
      ),
      write('_media/brand/river-bank.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"/>'),
    ],
    'image-alt-vague',
  ],
  ['a photograph that is a drawing', drawing('A photograph of the gate'), 'image-alt-wrong-kind'],
  ['a photo that is a drawing', drawing('Aerial photo of the campus'), 'image-alt-wrong-kind'],
  ['a photograph in German that is a drawing', drawing('Foto vom Eingang'), 'image-alt-wrong-kind'],
  [
    'the same question twice',
    entries('{ "heading": ▶"When is it open?", "text": "On Sundays too." }'),
    'accordion-heading-repeated',
  ],
  [
    'the same question without its mark',
    entries('{ "heading": ▶"When is it open", "text": "On Sundays too." }'),
    'accordion-heading-repeated',
  ],
  [
    'a question three times',
    entries(
      '{ "heading": ▶"Where is the college?", "text": "There." }',
      '{ "heading": ▶"WHERE IS THE COLLEGE?", "text": "Here." }',
    ),
    ['accordion-heading-repeated', 'accordion-heading-repeated'],
  ],
);
