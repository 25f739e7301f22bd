import { buttonOf, errorsOf, fill, namesOf, openForm, optionsOf, resultOf, toastsOf } from '../forms/onPage.ts';
import { expect, test } from './site.ts';

/*
 * The grievance form: specification 001, sections 4, 5 and 9.
 */

const values = {
  course: 'BSc Operation Theatre',
  semester: '8th',
  rollNo: '12345678',
  name: 'Al',
  email: 'al@example.edu',
  mobile: '0123456789',
  grievance: 'Nobody answers the telephone.',
};

test('17 courses and 8 semesters', async ({ page }) => {
  const form = await openForm(page, '/online-grievance', 'grievance');
  expect(await namesOf(form)).toEqual(Object.keys(values));
  expect((await optionsOf(form, 'course')).map(({ label }) => label)).toEqual([
    'M.Tech Civil',
    'M.Tech CSE',
    'M.Tech ECE',
    'B.Tech Mechanical',
    'B.Tech CSE',
    'B.Tech ECE',
    'B.Tech Civil',
    'Polytechnic Mechanical',
    'Polytechnic Civil',
    'MBA',
    'BBA',
    'BCA',
    'BCom',
    'B.Arch',
    'BSc MLS',
    'BSc Radiology and Imaging',
    'BSc Operation Theatre',
  ]);
  const semesters = await optionsOf(form, 'semester');
  expect(semesters.map(({ label }) => label)).toEqual(['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th']);
});

test('seven messages under the fields, for empty ones and wrong ones, and none of success', async ({ page }) => {
  const messages = [
    ['course', 'Course is required'],
    ['semester', 'Semester is required'],
    ['rollNo', 'Please enter a valid 8-digit roll number'],
    ['name', 'Name should be at least 2 characters long'],
    ['email', 'Please enter a valid email address'],
    ['mobile', 'Please enter a valid 10-digit mobile number'],
    ['grievance', 'Please provide more details (minimum 20 characters)'],
  ];
  const form = await openForm(page, '/online-grievance', 'grievance');
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual(messages);
  await fill(form, {
    rollNo: '1234567',
    name: 'A',
    email: 'al@',
    mobile: '01234567890',
    grievance: 'Nobody answers.',
  });
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual(messages);
  await expect(resultOf(form)).toBeEmpty();
  await expect(toastsOf(page)).toHaveCount(0);
});

test('a right form is confirmed and cleared', async ({ page }) => {
  const form = await openForm(page, '/online-grievance', 'grievance');
  await fill(form, values);
  await buttonOf(form).click();
  await expect(resultOf(form)).toContainText('Grievance submitted');
  for (const name of Object.keys(values)) await expect(form.locator(`[name=${name}]`)).toHaveValue('');
});
