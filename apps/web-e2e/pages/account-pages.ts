import type { Page } from '@playwright/test';
import { holdToasts } from '../fixtures/hold-toasts.ts';

export interface ProfileDetails {
  dateOfBirth: string;
  address: string;
}

export class AccountPages {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async completeProfile({ dateOfBirth, address }: ProfileDetails): Promise<void> {
    const page = this.#page;
    await holdToasts(page);
    await page.goto('dashboard/account/edit-profile');
    await page.getByLabel('Date of Birth').fill(dateOfBirth);
    await page.getByLabel('Address').fill(address);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByText('Profile Updated successfully').waitFor();
  }

  async addBankAccount(bank: string, accountNumber: string): Promise<void> {
    const page = this.#page;
    await holdToasts(page);
    await page.goto('dashboard/account/edit-account');
    await page.getByRole('combobox', { name: 'Bank' }).fill(bank);
    await page.getByRole('option', { name: bank }).waitFor();
    await page.getByRole('combobox', { name: 'Bank' }).press('Enter');
    await page.getByLabel('Account Number').fill(accountNumber);
    await page.locator('input[name=accountName][value]:not([value=""]):not([value="Looking up…"])').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account updated successfully').waitFor();
  }
}
