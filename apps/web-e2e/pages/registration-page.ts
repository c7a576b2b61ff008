import type { Page } from '@playwright/test';

export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  password: string;
}

export class RegistrationPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async register(person: NewPerson): Promise<void> {
    const page = this.#page;
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Last Name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Phone Number').fill(person.phoneNumber);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL(/\/send-verification\?email=/);
  }

  async confirm(link: string): Promise<void> {
    const { pathname, search } = new URL(link);
    await this.#page.goto(`${pathname}${search}`);
    await this.#page.getByRole('heading', { name: 'Email Verified' }).waitFor();
  }
}
