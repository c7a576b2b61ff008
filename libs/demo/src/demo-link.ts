import { errorText, serverClock } from '@amana/api';
import {
  type Scenario,
  createPersonaSession,
  getAccounts,
  getScenarios,
  resetWorld,
  updateSettings,
} from '@amana/api/control';
import { brandOfTab } from './brand-link.ts';
import { type DemoHost, STAGE_PATH } from './demo-host.ts';

/**
 * A link that opens the demo with a scenario, persona and page:
 * `/?scenario=underpaid&persona=ada&to=/dashboard/orders`. A scenario has its own persona and page as defaults.
 */
export interface DemoLink {
  /** Null keeps the world. */
  readonly scenario: string | null;
  /** A persona or `NOBODY`; null keeps the session. */
  readonly persona: string | null;
  readonly to: string | null;
}

export const NOBODY = 'none';

/** Null if the address is not a demo link. */
export function readDemoLink(search: string): DemoLink | null {
  const query = new URLSearchParams(search);
  const link = { scenario: query.get('scenario'), persona: query.get('persona'), to: query.get('to') };
  return link.scenario || link.persona ? link : null;
}

/** A stage without a trade begins in a world without orders. */
function stageLink(siteRoot: string, { pathname, search }: Location): DemoLink | null {
  if (pathname !== `${siteRoot}${STAGE_PATH.slice(1)}` || new URLSearchParams(search).has('order'))
    return null;
  return { scenario: 'empty', persona: NOBODY, to: `${STAGE_PATH}${search}` };
}

/** Carries the brand of this tab too. */
export function demoLinkUrl(siteRoot: string, { scenario, persona, to }: Partial<DemoLink>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ scenario, persona, to, ...brandOfTab() })) {
    if (typeof value === 'string') query.set(name, value);
  }
  // Slashes need no escape in a query, and the link is easier to read.
  const text = query.toString().replaceAll('%2F', '/');
  return new URL(`${siteRoot}?${text}`, window.location.origin).href;
}

/** Follows the link in the address before the first screen and removes it. Returns an error text or null. */
export async function followDemoLink(host: DemoHost): Promise<string | null> {
  const link = readDemoLink(window.location.search) ?? stageLink(host.siteRoot, window.location);
  if (link === null) return null;
  const base = host.siteRoot.replace(/\/$/, '');
  try {
    const path = await enterByLink(host, link);
    window.history.replaceState(null, '', `${base}${path}`);
    return null;
  } catch (error) {
    window.history.replaceState(null, '', `${base}/`);
    const reason = error instanceof Error ? error.message : '';
    return `The link could not be followed. ${errorText(error, reason)}`;
  }
}

async function enterByLink(host: DemoHost, link: DemoLink): Promise<string> {
  const scenario = link.scenario === null ? null : await findScenario(link.scenario);
  if (scenario !== null) await beginScenario(host, scenario.name);
  // A scenario without a persona is shown to a visitor.
  const persona = link.persona ?? (scenario === null ? null : (scenario.persona ?? NOBODY));
  if (persona === NOBODY) host.storeSession(null);
  else if (persona !== null) await takeSession(host, persona);
  // A path of this application, not another site in disguise.
  const isOwnPath = (path: string | null = '') => path !== null && /^\/(?![/\\])/.test(path);
  return [link.to, scenario?.path].find(isOwnPath) ?? host.paths.overview;
}

export async function takeSession(host: DemoHost, personaId: string) {
  const { user, token, refreshToken } = (await createPersonaSession(personaId)).data;
  host.signIn({ user, accessToken: token, refreshToken });
  return user;
}

async function findScenario(name: string): Promise<Scenario> {
  const { data: scenarios } = await getScenarios();
  const scenario = scenarios.find((known) => known.name === name);
  if (scenario === undefined) throw new Error(`There is no scenario ${name}.`);
  return scenario;
}

/** How long ago the transfer of a slow bank was made, in ms; see the scenario. */
const SLOW_MS = 360_000;

export async function beginScenario(
  { productName, storeSentTransfer }: Pick<DemoHost, 'productName' | 'storeSentTransfer'>,
  scenario: Scenario['name'],
): Promise<void> {
  await updateSettings({ productName });
  await resetWorld({ scenario });
  if (scenario !== 'transfer-on-its-way') return;
  // Only the buyer's browser knows that the buyer has said so.
  for (const { orderId, accountNumber } of (await getAccounts()).data)
    storeSentTransfer(orderId, { accountNumber, atMs: serverClock.now() - SLOW_MS, returnedAtMs: 0 });
}
