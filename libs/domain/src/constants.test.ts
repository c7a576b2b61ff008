import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import * as rates from './money/rates.ts';

test('the rates, limits and intervals have their agreed values', () => {
  expect(rates).toMatchObject({
    CURRENCY_SIGN: '₦',
    CHARGE_PER_MILLE: 35,
    CHARGE_CAP: 250_000,
    VAT_PER_MILLE: 75,
  });
  expect(constants).toMatchObject({
    PASSWORD_MIN_LENGTH: 6,
    PHONE_MAX_LENGTH: 11,
    ACCOUNT_NUMBER_LENGTH: 10,
    MIN_AGE_YEARS: 15,
    UPLOAD_MAX_BYTES: 5_242_880,
    LIST_PAGE_SIZE: 10,
    BANK_LIST_PAGE_SIZE: 50,
    RECENT_TRANSACTIONS_PAGE_SIZE: 5,
    CHAT_PAGE_SIZE: 20,
    NOTIFICATIONS_REFRESH_MS: 30_000,
    ORDER_DETAIL_REFRESH_MS: 30_000,
    TRANSACTIONS_REFRESH_MS: 30_000,
    DASHBOARD_REFRESH_MS: 30_000,
    CHAT_REFRESH_MS: 3_000,
    COUNTDOWN_REFRESH_MS: 1_000,
    UNUSED_QUERY_CACHE_MS: 60_000,
    TOAST_DEFAULT_MS: 5_000,
    TOAST_LOGIN_SUCCESS_MS: 1_000,
    TOAST_REGISTRATION_MS: 2_000,
    TOAST_RESET_LINK_MS: 2_000,
    TOAST_SUCCESS_MS: 2_000,
    TOAST_ERROR_MS: 3_000,
    COPY_FEEDBACK_MS: 2_000,
    DIALOG_CONFIRM_TEXT: 'OK',
    DIALOG_CANCEL_TEXT: 'Cancel',
    ORDER_STATUS_FILTERS: ['All', 'Pending', 'Cancelled'],
    TRANSACTION_STATUS_FILTERS: ['All', 'Pending', 'Paid', 'Settling', 'Completed'],
  });
  expect(constants.PROGRESS_BAR_STEPS.map(({ atMs, percent }) => [atMs, percent])).toEqual([
    [0, 10],
    [100, 30],
    [300, 50],
    [600, 70],
  ]);
});
