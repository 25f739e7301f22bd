import type { Block, Paper } from './documents.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (words: string): Block => ({ kind: 'text', text: words });
const list = (...items: string[]): Block => ({ kind: 'list', items });
const table = (columns: readonly number[], ...rows: (readonly string[])[]): Block => ({ kind: 'table', columns, rows });

const contact = [
  heading('Contact'),
  table(
    [0.3, 0.7],
    ['Office', 'How to reach it'],
    ['Admissions', 'admissions@example.edu, +91 00000 00000'],
    ['Campus', '1 Example Road, Sample Nagar 000001'],
    ['City office', '2 Example Square, Sample City 000002'],
    ['Website', 'www.example.edu'],
  ),
  text('All names, addresses and numbers in this document are invented.'),
];

const brochure: Paper = {
  title: 'Prospectus',
  subtitle: 'Engineering, management, design and health sciences',
  pages: [
    [
      heading('A campus to build things'),
      text(
        'Indo Global Colleges teach engineering, architecture, management, computing and health sciences on one green campus. Laboratories open early, workshops close late, and every programme ends with work that somebody outside the college can use.',
      ),
      heading('What you can expect'),
      list(
        'Small groups in laboratories and studios, with one mentor for every fifteen students.',
        'A semester project with a partner from industry in every programme.',
        'Hostels, canteen, clinic, sports grounds and buses to the city.',
        'A placement cell that starts in the second year, not in the last.',
      ),
      heading('Life on campus'),
      text(
        'Thirty events a year, from the technical festival to the yoga morning, are planned and run by students. Clubs for robotics, photography, music, debate and gardening meet every week and welcome beginners.',
      ),
      list(
        'Library with evening hours and group rooms.',
        'Football, volleyball, kabaddi, basketball and athletics.',
        'Health centre with a doctor on call.',
      ),
    ],
    [
      heading('Programmes'),
      table(
        [0.56, 0.2, 0.24],
        ['Programme', 'Duration', 'Seats'],
        ['B.Tech Mechanical Engineering', '4 years', '60'],
        ['B.Tech Computer Science Engineering', '4 years', '120'],
        ['B.Tech Electronics and Communication', '4 years', '60'],
        ['B.Tech Civil Engineering', '4 years', '60'],
        ['M.Tech Civil Engineering', '2 years', '18'],
        ['M.Tech Computer Science Engineering', '2 years', '18'],
        ['M.Tech Electronics and Communication', '2 years', '18'],
        ['Polytechnic Mechanical Engineering', '3 years', '60'],
        ['Polytechnic Civil Engineering', '3 years', '60'],
        ['Bachelor of Architecture', '5 years', '40'],
        ['Master of Business Administration', '2 years', '60'],
        ['Bachelor of Business Administration', '3 years', '60'],
        ['Bachelor of Computer Applications', '3 years', '60'],
        ['B.Sc Medical Laboratory Science', '3 years', '40'],
        ['B.Sc Radiology and Imaging Technology', '3 years', '40'],
        ['B.Sc Operation Theatre Technology', '3 years', '40'],
      ),
    ],
    [
      heading('How to apply'),
      list(
        'Fill in the enquiry form on the website or visit the city office.',
        'Bring the marks of your last examination and a proof of identity.',
        'Talk to a teacher of the programme before you decide.',
        'Pay the first instalment to confirm your seat.',
      ),
      heading('Scholarships'),
      text(
        'One seat in ten is given on merit and another on need. Daughters and sons of teachers, and students who represent their state in a sport, pay half of the tuition fee.',
      ),
      ...contact,
    ],
  ],
};

const grievance: Paper = {
  title: 'Grievance Committee',
  subtitle: 'Members, procedure and time limits',
  pages: [
    [
      heading('Purpose'),
      text(
        'The committee hears complaints of students and staff about teaching, examinations, fees, hostels and conduct. It listens to everyone concerned, decides in writing, and protects those who come forward.',
      ),
      heading('Members'),
      table(
        [0.34, 0.34, 0.32],
        ['Name', 'Office', 'Reach'],
        ['Dr. Asha Verma', 'Chairperson', 'grievance@example.edu'],
        ['Prof. Harjit Gill', 'Engineering', 'extension 101'],
        ['Ms. Leela Nair', 'Management', 'extension 102'],
        ['Dr. Imran Qureshi', 'Health sciences', 'extension 103'],
        ['Ar. Devika Rao', 'Architecture', 'extension 104'],
        ['Mr. Sanjay Thakur', 'Administration', 'extension 105'],
        ['Ms. Ruth D. Souza', 'Hostels', 'extension 106'],
        ['Two students', 'Elected every year', 'council@example.edu'],
      ),
      text('All members are invented for this reference site.'),
    ],
    [
      heading('Procedure'),
      list(
        'A complaint is made by letter, by e-mail or through the box at the reception; it may be made without a name.',
        'The chairperson confirms it within three working days.',
        'The committee hears both sides within ten working days.',
        'A decision with its reasons is given in writing within twenty working days.',
        'Whoever is not content may appeal to the director within thirty days.',
      ),
      heading('Time limits'),
      table(
        [0.6, 0.4],
        ['Step', 'Working days'],
        ['Confirmation', '3'],
        ['Hearing', '10'],
        ['Decision', '20'],
        ['Answer to an appeal', '15'],
      ),
      ...contact,
    ],
  ],
};

const disclosure: Paper = {
  title: 'Mandatory Disclosure',
  subtitle: 'Facts about the institution, academic year 2025-26',
  pages: [
    [
      heading('1. Name and address'),
      text(
        'Indo Global Colleges, 1 Example Road, Sample Nagar 000001. E-mail office@example.edu, telephone +91 00000 00000.',
      ),
      heading('2. Governance'),
      table(
        [0.4, 0.6],
        ['Body', 'Meets'],
        ['Board of governors', 'Twice a year'],
        ['Academic council', 'Four times a year'],
        ['Finance committee', 'Four times a year'],
        ['Anti-ragging committee', 'Every month'],
      ),
      heading('3. Programmes and intake'),
      table(
        [0.5, 0.25, 0.25],
        ['Faculty', 'Programmes', 'Intake'],
        ['Engineering', '7', '354'],
        ['Polytechnic', '2', '120'],
        ['Architecture', '1', '40'],
        ['Management and computing', '3', '180'],
        ['Health sciences', '3', '120'],
      ),
    ],
    [
      heading('4. Teaching staff'),
      text(
        'One hundred and forty-two teachers, of whom fifty-eight hold a doctorate. The ratio of students to teachers is fifteen to one.',
      ),
      heading('5. Fees'),
      table(
        [0.5, 0.25, 0.25],
        ['Programme', 'Tuition a year', 'Hostel a year'],
        ['B.Tech', 'Rs. 90,000', 'Rs. 60,000'],
        ['M.Tech', 'Rs. 70,000', 'Rs. 60,000'],
        ['Polytechnic', 'Rs. 40,000', 'Rs. 55,000'],
        ['B.Arch', 'Rs. 95,000', 'Rs. 60,000'],
        ['MBA', 'Rs. 85,000', 'Rs. 60,000'],
        ['Health sciences', 'Rs. 75,000', 'Rs. 60,000'],
      ),
      heading('6. Infrastructure'),
      list(
        'Forty-six class rooms, thirty-two laboratories and four workshops.',
        'A library of 48,000 volumes.',
        'Hostels for 900 students.',
        'A hall for 700 listeners.',
      ),
    ],
    [
      heading('7. Admission procedure'),
      list(
        'Admission follows the marks of the qualifying examination.',
        'Seats are reserved as the law demands.',
        'The calendar is published on the website before the first of March.',
      ),
      heading('8. Accounts'),
      text('The accounts of the last three years are kept in the office and may be read there on working days.'),
      ...contact,
    ],
  ],
};

/** The papers offered for download, by file name without extension. */
export const papers: Readonly<Record<string, Paper>> = {
  brochure,
  'grievance-committee': grievance,
  'mandatory-disclosure': disclosure,
};
