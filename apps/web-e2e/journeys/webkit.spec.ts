import { writeFileSync } from 'node:fs';
import { By, until } from 'selenium-webdriver';
import { SHIPPED_PARCEL } from '../fixtures/shipped-parcel.ts';
import { ADA, CHIDI } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';
import { deliveryDay } from '../fixtures/trade.ts';
import { button, field, test } from '../fixtures/webkit-test.ts';

const SETTLEMENT_MS = 60_000;

test.use({ scenario: 'empty' });

test.beforeEach(async ({ control }) => {
  await control.updateSettings({ autoPayAfterMs: null });
});

test('a buyer and a seller bring an order to its end', async ({ newWebKit, control }, info) => {
  const parcel = info.outputPath(SHIPPED_PARCEL.name);
  writeFileSync(parcel, SHIPPED_PARCEL.buffer);
  const [buyer, seller] = [await newWebKit(), await newWebKit()];
  await buyer.signIn(ADA);
  await seller.signIn(CHIDI);

  await buyer.open('/dashboard/create-order');
  await buyer.press(button('I am Buying'));
  await buyer.type("Seller's email", CHIDI.email);
  await buyer.type('Description', 'Leather sandals, size 42');
  await buyer.type('Amount', '50000');
  await buyer.press(button('Create Order'));
  const link =
    (await buyer.driver
      .wait(until.elementLocated(By.css('dialog a[href*="/dashboard/orders/"]')))
      .getAttribute('href')) ?? '';

  await seller.open(link);
  await seller.press(button('Approve Order'));
  await seller.pickDate('Expected Delivery Date', deliveryDay());
  await seller.press(button('Submit'));
  await seller.read('h1', 'All Orders');

  await buyer.open(link);
  await buyer.press(button('Pay Now'));
  await buyer.press(button('Make Payment with bank'));
  const [, accountNumber = ''] =
    /Account Number\s*(\d{10})/.exec(await buyer.read('main', 'Account Number')) ?? [];
  await control.transfer({ accountNumber, amount: 51_881.25 });
  await buyer.read('main .badge', 'Paid');

  await seller.open(link);
  await seller.press(button('Confirm Delivery'));
  await seller.driver.wait(until.elementLocated(By.css('input[type=file]'))).sendKeys(parcel);
  await seller.press(button('Submit'));
  await seller.read('main', 'Welcome,');

  const { code = '' } = await control.mailTo(ADA.email, 'confirmation-code');
  await buyer.open(link);
  await buyer.press(button('Product Received'));
  await buyer.type('Confirmation Code', code);
  await buyer.press(button('Submit'));
  await buyer.read('main', 'Welcome,');
  await control.moveClock({ advanceMs: SETTLEMENT_MS });

  await buyer.open(link);
  await buyer.read('main .badge', 'Completed');
  await seller.open('/dashboard/overview');
  await seller.read('main', '₦48,118.75');
});

test('signing out in one tab signs out the other', async ({ newWebKit }) => {
  const person = await newWebKit();
  const { driver } = person;
  await person.signIn(ADA);
  const first = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  const second = await driver.getWindowHandle();
  await person.open('/dashboard/overview');
  // Only the first tab is in front, where animations go on, and a dialog takes presses after its own.
  await driver.switchTo().window(first);
  await person.open('/dashboard/account');
  await person.press(button('Log Out'));
  await person.press(button('OK'));

  for (const tab of [first, second]) {
    await driver.switchTo().window(tab);
    await person.read('h1', 'Log In');
  }
});

test('Back from an open dialog: asks before typed text is lost', async ({ newWebKit }) => {
  const person = await newWebKit();
  await person.signIn(ADA);
  await person.press(By.linkText('Create Order'));
  await person.press(button('I am Buying'));
  await person.type('Description', 'Leather sandals, size 42');

  await person.driver.navigate().back();
  await person.read('body', 'Leave without saving?');
  await person.press(button('Stay'));

  expect(await person.driver.findElement(field('Description')).getAttribute('value')).toBe(
    'Leather sandals, size 42',
  );
});

test('a date field is as tall as the other fields', async ({ newWebKit }) => {
  const person = await newWebKit();
  await person.signIn(CHIDI);
  await person.open('/dashboard/create-order');
  await person.press(button('I am Selling'));
  await person.read('body', 'Expected Delivery Date');

  const heightOf = async (label: string) => {
    const input = await person.driver.findElement(field(label));
    // WebKitGTK's own measure needs an element that takes presses, which a dialog does not at first.
    return person.driver.executeScript<number>('return arguments[0].getBoundingClientRect().height', input);
  };

  expect(await heightOf('Expected Delivery Date')).toBe(await heightOf("Buyer's email"));
});
