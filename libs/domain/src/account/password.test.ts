import { describe, expect, test } from 'vitest';
import { PASSWORD_RULES, passwordProblem } from './password.ts';

describe('a password', () => {
  test.each([
    ['', 'Password is required'],
    [null, 'Password is required'],
    ['Aa1!x', 'Password must be at least 6 characters'],
    ['aaaa1!', 'Password must contain an uppercase letter'],
    ['AAAA1!', 'Password must contain a lowercase letter'],
    ['AAaaa!', 'Password must contain a number'],
    ['AAaa11', 'Password must contain a special character'],
    ['AAaa1-', 'Password must contain a special character'],
    ['AAaa1!', null],
    ['Passw0rd!', null],
    [`Aa1!${'x'.repeat(124)}`, null],
    [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each(Array.from('!@#$%^&*(),.?":{}|<>'))('%s is a special character', (character) => {
    expect(passwordProblem(`Passw0rd${character}`)).toBeNull();
  });

  test.each(Array.from("-_=+[]\\;'/~` £é"))('%s is not a special character', (character) => {
    expect(passwordProblem(`Passw0rd${character}`)).toBe('Password must contain a special character');
  });

  test.each([
    ['', []],
    ['aA', ['Uppercase letter', 'Lowercase letter']],
    ['aaaaa1', ['6+ characters', 'Lowercase letter', 'Number']],
    ['!', ['Special character, e.g. ! ? @ #']],
  ])('"%s" keeps the rules %j', (password, met) => {
    expect(PASSWORD_RULES.filter(({ isMet }) => isMet(password)).map(({ text }) => text)).toEqual(met);
  });

  test('three messages of the change form say New Password', () => {
    expect(
      ['', 'Aa1!x', 'aaaa1!', 'AAAA1!', 'AAaaa!', 'AAaa11'].map((text) =>
        passwordProblem(text, 'New Password'),
      ),
    ).toEqual([
      'New Password is required',
      'New Password must be at least 6 characters',
      'Password must contain an uppercase letter',
      'Password must contain a lowercase letter',
      'Password must contain a number',
      'New Password must contain a special character',
    ]);
  });
});
