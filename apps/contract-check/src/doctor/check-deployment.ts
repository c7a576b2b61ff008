import { CALL_TIMEOUT_MS } from '@amana/api/contract/testing';
import type { DeploymentSettings } from '@amana/hosting';
import { APP_MARK } from '@amana/hosting/config-element';
import { checkContract } from '../check-contract.ts';
import type { Difference } from '../grade.ts';
import { conforms, reportText, trialLines } from '../report-text.ts';
import { explain, sendRequest } from '../send-request.ts';

/** Tests a deployment's settings against its API and links; `site` is the app's address. */
export async function checkDeployment(
  { config, problems, warnings }: Pick<DeploymentSettings, 'config' | 'problems' | 'warnings'>,
  site: URL,
): Promise<{ lines: string[]; works: boolean }> {
  const api = new URL(config.apiBaseUrl, site);
  const { logoUrl, faqUrl, termsUrl, privacyUrl, identityScriptUrl, identityClientId } = config;
  const scriptUrl = identityClientId === null ? null : identityScriptUrl;
  const links = Object.entries({
    site: site.href,
    ...{ logoUrl, faqUrl, termsUrl, privacyUrl, identityScriptUrl: scriptUrl },
  });
  const broken = [...problems];
  if (site.protocol === 'https:' && api.protocol === 'http:')
    broken.push(`a browser does not let a page of https call an API of http: ${api.href}`);
  const settings = [
    ...broken.map((text): Difference => ({ grade: 'breaks', text })),
    ...warnings.map((text): Difference => ({ grade: 'degrades', text })),
  ];
  const linkLines = links.map(async ([name, link]) =>
    link === null ? [] : trialLines(`${name} ${link}`, await linkDifferences(name, new URL(link, site))),
  );
  const report = await checkContract({
    baseUrl: api.href.replace(/\/+$/, ''),
    appOrigin: api.origin === site.origin ? null : site.origin,
    optionalHeaders: [
      ...(config.idempotencyKeys ? ['idempotency-key'] : []),
      ...(config.requestIds ? ['traceparent'] : []),
    ],
    limitMs: CALL_TIMEOUT_MS,
  }).catch(explain);
  const isChecked = typeof report !== 'string';
  const lines = [
    ...trialLines('settings', settings),
    ...(await Promise.all(linkLines)).flat(),
    ...(isChecked ? [reportText(report)] : trialLines('API', [{ grade: 'breaks', text: report }])),
  ];
  return { lines, works: broken.length === 0 && isChecked && conforms(report) };
}

async function linkDifferences(name: string, address: URL): Promise<Difference[]> {
  const answer = await sendRequest(new Request(address), CALL_TIMEOUT_MS);
  if (answer.status === null || answer.status >= 400) {
    const reason = answer.status === null ? answer.reason : `status ${answer.status}`;
    return [{ grade: 'degrades', text: `cannot be opened: ${reason}` }];
  }
  // The target of a redirect is not read.
  if (answer.status >= 300) return [];
  const type = answer.headers.get('content-type') ?? 'of no type';
  if (name === 'logoUrl' && !type.startsWith('image/'))
    return [{ grade: 'degrades', text: `is not a picture, but ${type}` }];
  if (name === 'site' && !answer.text.includes(APP_MARK))
    return [{ grade: 'degrades', text: 'is not the page of the app' }];
  return [];
}
