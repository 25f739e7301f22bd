import { choice, field, fields, rules, testMistakes } from '#tests/samples/form.ts';

testMistakes([
  [
    'more words than the most',
    fields(
      field('a', rules('{ "rule": "minWords", "value": 300 }', '{ "rule": "maxWords", "value": ▶250 }'), 'textarea'),
    ),
    'form-lengths-contradict',
    '300 or more and 250 or fewer words',
  ],
  [
    'days counted from today that exclude each other',
    fields(
      field(
        'a',
        rules('{ "rule": "max", "value": "today -17 years" }', '{ "rule": "min", "value": ▶"today" }'),
        'date',
      ),
    ),
    'form-range-contradicts',
    'today -17 years',
  ],
  [
    'a sum that is too much and too little',
    fields(
      field('b', '', 'number'),
      field(
        'a',
        rules(
          '{ "rule": "min", "value": 90 }',
          '{ "rule": "min", "value": 5, "plus": ["b"] }',
          '{ "rule": "max", "value": ▶4, "plus": ["b"] }',
        ),
        'number',
      ),
    ),
    'form-range-contradicts',
    '5',
  ],
  [
    'more than the most',
    fields(field('a', rules('{ "rule": "minLength", "value": 5 }', '{ "rule": "maxLength", "value": ▶3 }'))),
    'form-lengths-contradict',
    '5 or more and 3 or fewer characters',
  ],
  [
    'the other way round',
    fields(field('a', rules('{ "rule": "maxLength", "value": 3 }', '{ "rule": "minLength", "value": ▶5 }'))),
    'form-lengths-contradict',
    '5 or more',
  ],
  [
    'another length',
    fields(field('a', rules('{ "rule": "length", "value": 4 }', '{ "rule": "maxLength", "value": ▶3 }'))),
    'form-lengths-contradict',
    '4 or more',
  ],
  [
    'two lengths',
    fields(field('a', rules('{ "rule": "length", "value": 4 }', '{ "rule": "length", "value": ▶6 }'))),
    'form-lengths-contradict',
    '6 or more and 4',
  ],
  [
    'digits longer than the text',
    fields(field('a', rules('{ "rule": "digits", "value": 10 }', '{ "rule": "maxLength", "value": ▶8 }'))),
    'form-lengths-contradict',
    '10 or more',
  ],
  [
    'more choices than options',
    fields(field('a', `${choice}, ${rules('{ "rule": "minLength", "value": ▶4 }')}`, 'checkbox')),
    'form-lengths-contradict',
    '4 or more and 3 or fewer choices',
  ],
  [
    'numbers',
    fields(field('a', rules('{ "rule": "min", "value": 10 }', '{ "rule": "max", "value": ▶5 }'), 'number')),
    'form-range-contradicts',
    '10 or more and 5 or less',
  ],
  [
    'times',
    fields(field('a', rules('{ "rule": "min", "value": "22:00" }', '{ "rule": "max", "value": ▶"06:00" }'), 'time')),
    'form-range-contradicts',
    '22:00 or more and 06:00 or less',
  ],
  [
    'dates',
    fields(
      field(
        'a',
        rules('{ "rule": "min", "value": "2027-02-01" }', '{ "rule": "max", "value": ▶"2027-01-01" }'),
        'date',
      ),
    ),
    'form-range-contradicts',
    '2027-02-01',
  ],
]);
