import {
  buttonOf,
  errorsOf,
  fill,
  freeze,
  installClock,
  namesOf,
  openForm,
  optionsOf,
  showFirstToast,
  toastsOf,
} from '../forms/onPage.ts';
import { expect, test } from './site.ts';

/*
 * The job application: specification 001, sections 3, 4, 5, 7 and 9, and the decisions about it.
 */

const values = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.edu',
  phone: '98765',
  address: '1 Example Road',
  department: 'Physics',
  qualification: 'M.Sc',
  experience: '3 years',
  coverLetter: 'I like explaining.',
};

test('fields, position types and qualifications are those of the specification', async ({ page }) => {
  const form = await openForm(page, '/careers', 'application');
  expect(await namesOf(form)).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'positionType',
    'department',
    'qualification',
    'customQualification',
    'experience',
    'coverLetter',
  ]);
  await expect(form.locator('[name=email]')).toHaveAttribute('type', 'email');
  await expect(form.locator('[name=positionType]')).toHaveValue('teaching');
  await expect(form.locator('[name=positionType] option')).toHaveCount(4);
  expect((await optionsOf(form, 'positionType')).map(({ value }) => value)).toEqual([
    'teaching',
    'non-teaching',
    'administration',
    'other',
  ]);
  const qualifications = await optionsOf(form, 'qualification');
  const inGroup = (name?: string) => qualifications.filter(({ group }) => group === name);
  expect([inGroup('Undergraduate').length, inGroup('Postgraduate').length]).toEqual([10, 19]);
  expect(inGroup(undefined).map(({ label }) => label)).toEqual(['Other']);
});

test('all nine required fields say so', async ({ page }) => {
  const form = await openForm(page, '/careers', 'application');
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['address', 'Address is required'],
    ['department', 'Department is required'],
    ['qualification', 'Qualification is required'],
    ['experience', 'Experience is required'],
    ['coverLetter', 'Cover letter is required'],
  ]);
});

test('"Other" asks which, and only then', async ({ page }) => {
  await installClock(page);
  const form = await openForm(page, '/careers', 'application');
  await freeze(page);
  const specify = form.getByLabel('Specify qualification');
  await expect(specify).toBeHidden();
  await fill(form, { ...values, qualification: 'Other' });
  await expect(specify).toBeVisible();
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([['customQualification', 'Qualification is required']]);
  await expect(specify).toBeFocused();
  await specify.fill('Diploma in Glass');
  await form.locator('[name=qualification]').selectOption('B.Tech');
  await expect(specify).toBeHidden();
  await buttonOf(form).click();
  await expect(buttonOf(form)).toHaveText('Submitting...');
});

test('is submitting for 1 second, then submitted', async ({ page }) => {
  await installClock(page);
  const form = await openForm(page, '/careers', 'application');
  await showFirstToast(page, form);
  await freeze(page);
  await fill(form, values);
  await buttonOf(form).click();
  await page.clock.runFor(950);
  await expect(buttonOf(form)).toHaveText('Submitting...');
  await expect(buttonOf(form)).toBeDisabled();
  await page.clock.runFor(100);
  await expect(buttonOf(form)).toHaveText('Submit Application');
  await page.clock.runFor(500);
  await expect(toastsOf(page)).toContainText('Application submitted');
  await expect(form.locator('[name=firstName]')).toHaveValue('');
  await expect(form.locator('[name=positionType]')).toHaveValue('teaching');
});
