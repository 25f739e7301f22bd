/** An entry of the menu: its label, its path, and the entries below it. */
export type Entry = [label: string, path: string, children?: (Entry | Group)[]];

/** A heading in the menu with the links below it. */
export interface Group {
  group: string;
  paths: string[];
}

const courses = (group: string, ...names: string[]): Group => ({
  group,
  paths: names.map((name) => `/courses/${name}`),
});

/** The navigation of the reference site: specification 000, section 2.1; short paths as specification/README.md decides. */
export const navigationTree: Entry[] = [
  ['Home', '/'],
  [
    'About',
    '/about',
    [
      ['Accreditation & Tie-ups', '/about/accreditation'],
      ['Location', '/about/location'],
      ['Vision & Mission', '/about/vision-mission'],
      ['Leadership', '/about/leadership'],
      ['Eminent Faculty', '/about/eminent-faculty'],
      ['Notable Alumni', '/about/notable-alumni'],
    ],
  ],
  [
    'Courses',
    '/courses',
    [
      ['Undergraduate', '/courses/undergraduate'],
      courses(
        'Engineering (B.Tech)',
        'btech-mechanical-engineering',
        'btech-computer-science-engineering',
        'btech-electronics-communication-engineering',
        'btech-civil-engineering',
      ),
      courses('Architecture', 'bachelors-of-architecture'),
      ['Postgraduate', '/courses/postgraduate'],
      courses(
        'Engineering (M.Tech)',
        'mtech-civil-engineering',
        'mtech-computer-science-engineering',
        'mtech-electronics-communication-engineering',
      ),
      courses(
        'Management (undergraduate and postgraduate)',
        'bachelor-of-computer-applications',
        'bachelor-of-business-administration',
        'master-of-business-administration',
      ),
      ['Polytechnic', '/courses/polytechnic'],
      courses('Engineering (Diploma)', 'polytechnic-mechanical-engineering', 'polytechnic-civil-engineering'),
      courses(
        'Paramedical Courses (undergraduate)',
        'bsc-in-medical-laboratory-science',
        'bsc-radiology-and-imaging-technology',
        'bsc-in-operation-theatre',
      ),
    ],
  ],
  ['Admissions', '/admissions'],
  [
    'Campus Life',
    '/spotlights',
    [
      ['Spotlights', '/spotlights'],
      ['Gallery', '/gallery'],
    ],
  ],
  [
    'Why Indo Global',
    '/why-indo-global',
    [
      ['Industry Oriented Curriculum', '/why-indo-global/industry-oriented-curriculum'],
      ['Sports Arena', '/why-indo-global/sports-arena'],
      ['Infrastructure', '/why-indo-global/infrastructure'],
      ['Great Transportation', '/why-indo-global/great-transportation'],
      ['Students Security', '/why-indo-global/students-security'],
      ['AICTE SPICES', '/why-indo-global/aicte-spices'],
      ['Hostel', '/why-indo-global/hostel'],
    ],
  ],
  [
    'Placements',
    '/placements',
    [
      ['Campus Recruitments', '/placements/campus-recruitments'],
      ['Industry Speaks', '/placements/industry-speaks'],
      ['Industry Tie-ups', '/placements/industry-tie-ups'],
      ['Placement Activities', '/placements/placement-activities'],
      ['Our Recruiters', '/placements/our-recruiters'],
    ],
  ],
  ['Blogs', 'https://blog.indoglobal.example.edu'],
  ['Contact', '/contact-us'],
];

/** Reads the wide menu of the page on screen in the form of `navigationTree`. Runs in the browser. */
export function readNavigation(): Entry[] {
  const linkOf = (element: Element): [string, string] => {
    const link = element.querySelector(':scope > a');
    const words = link?.cloneNode(true) as Element | undefined;
    for (const hidden of words?.querySelectorAll('.visually-hidden') ?? []) hidden.remove();
    return [words?.textContent?.trim() ?? '', link?.getAttribute('href') ?? ''];
  };
  const groupsOf = (element: Element): Group[] =>
    [...element.querySelectorAll(':scope > div')].map((group) => ({
      group: group.firstChild?.textContent ?? '',
      paths: [...group.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    }));
  return [...document.querySelectorAll('[data-navigation] > ul > li')].map((entry) => {
    const children = [...entry.querySelectorAll(':scope > div > ul > li')];
    const below = children.flatMap((child) => [linkOf(child), ...groupsOf(child)]);
    return below.length ? [...linkOf(entry), below] : linkOf(entry);
  });
}
