import { ADA } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a service whose answers the browser hides is not called a lost connection', async ({
  page,
  context,
  product,
  control,
  problems,
}) => {
  problems.allow(/CORS policy|Failed to load resource|request failed/);
  // The browser does not know that the changed page comes from this machine, which may call itself.
  await context.grantPermissions(['local-network-access']);
  // The page and its API have different origins.
  const site = product.url.replace('127.0.0.1', 'localhost');
  const config = JSON.stringify({ apiBaseUrl: `${product.url}/api/v1` });
  await page.route(`${site}/login`, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace(/(<script type="application\/json" id="app-config">)[^<]*/, `$1${config}`);
    await route.fulfill({ status: 200, contentType: 'text/html', body });
  });
  await control.deviate(['no-cors'], ['login']);
  await page.goto(`${site}/login`);

  await page.getByLabel('Email', { exact: true }).fill(ADA.email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();

  const words = 'The service could not be reached from this page.';
  const form = page.getByRole('form', { name: 'Log In' });
  await expect(form.getByText(words)).toContainText('Code: login-no-answer');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ADA.email);
});
