/** Every form, by its location. */
export const formPlaces = [
  ['/contact-us', 'contact'],
  ['/careers', 'application'],
  ['/online-grievance', 'grievance'],
  ['/alumni-login', 'login'],
  ['/alumni-signup', 'signup'],
  ['/forms/every', 'every'],
] as const;
