import { API_BASE_PATHS } from '@amana/api/contract';
import { CALL_TIMEOUT_MS } from '@amana/api/contract/testing';
import type { DeploymentSettings } from '@amana/hosting';
import { checkContract } from '../check-contract.ts';
import { isMock } from '../full-run.ts';
import type { Difference } from '../grade.ts';
import type { CheckOptions } from '../options.ts';
import { explain, sendRequest } from '../send-request.ts';

interface Trial {
  readonly name: string;
  readonly differences: readonly Difference[];
}

/** Tests a deployment's settings against its API and links; `site` is the app's address. */
export async function checkDeployment(
  { config, problems, warnings }: Pick<DeploymentSettings, 'config' | 'problems' | 'warnings'>,
  site: URL,
): Promise<Trial[]> {
  const api = new URL(config.apiBaseUrl, site);
  const options: CheckOptions = {
    bases: { amana: api.href.replace(/\/+$/, ''), control: `${api.origin}${API_BASE_PATHS.control}` },
    appOrigin: api.origin === site.origin ? null : site.origin,
    fileOrigins: config.fileOrigins,
    sendsKeys: config.idempotencyKeys,
    sendsRequestIds: config.requestIds,
    limitMs: CALL_TIMEOUT_MS,
  };
  const { logoUrl, faqUrl, termsUrl, privacyUrl, identityScriptUrl, identityClientId } = config;
  const links = {
    ...(logoUrl === null ? {} : { logoUrl }),
    faqUrl,
    ...(termsUrl === null ? {} : { termsUrl }),
    ...(privacyUrl === null ? {} : { privacyUrl }),
    ...(identityClientId === null ? {} : { identityScriptUrl }),
  };
  return [
    {
      name: 'settings',
      differences: [
        ...problems.map((text): Difference => ({ grade: 'breaks', text })),
        ...warnings.map((text): Difference => ({ grade: 'degrades', text })),
      ],
    },
    { name: `apiBaseUrl ${api.href}`, differences: await apiDifferences(api, site, options) },
    ...(await apiTrials(options)),
    ...(await Promise.all(
      Object.entries(links).map(async ([name, link]) => ({
        name: `${name} ${link}`,
        differences: await linkDifferences(new URL(link, site)),
      })),
    )),
  ];
}

async function apiDifferences(api: URL, site: URL, options: CheckOptions): Promise<Difference[]> {
  if (site.protocol === 'https:' && api.protocol === 'http:')
    return [{ grade: 'breaks', text: 'a browser does not let a page of https call an API of http' }];
  return (await isMock(options))
    ? [{ grade: 'degrades', text: 'this is the mock of the API, which is not for real people' }]
    : [];
}

/** Groups operations whose refusals, preflights and headers differ in the same way. */
async function apiTrials(options: CheckOptions): Promise<Trial[]> {
  try {
    const { findings } = await checkContract(options);
    const operations = [...Map.groupBy(findings, ({ operationId }) => operationId)].map(([name, own]) => {
      const all = own.flatMap(({ differences }) => differences);
      return { name, differences: [...new Map(all.map((one) => [one.text, one])).values()] };
    });
    const alike = Map.groupBy(operations, ({ differences }) => JSON.stringify(differences));
    return [...alike.values()].map((group) => ({
      name: namesOf(group),
      differences: group[0]?.differences ?? [],
    }));
  } catch (error) {
    return [{ name: 'API', differences: [{ grade: 'breaks', text: explain(error) }] }];
  }
}

const NAMES_SHOWN = 3;

function namesOf(operations: readonly Trial[]): string {
  const names = operations.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = operations.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more operations` : ''}`;
}

async function linkDifferences(address: URL): Promise<Difference[]> {
  const answer = await sendRequest(new Request(address), CALL_TIMEOUT_MS);
  if (answer.status !== null && answer.status < 400) return [];
  const reason = answer.status === null ? answer.reason : `status ${answer.status}`;
  return [{ grade: 'degrades', text: `cannot be opened: ${reason}` }];
}
