import type { Scenario } from '@amana/api/control';
import { resetWorld } from '@amana/api/control';
import type { ConsoleApp } from '../console-app.ts';
import { demoLinkUrl } from '../deep-link.ts';
import { signInAs } from '../people/sign-in-as.ts';

/** The world starts anew, whom it is about is signed in, and the page that shows it opens. */
export async function startScenario(app: ConsoleApp, scenario: Scenario): Promise<string> {
  const { name, title, persona, path } = scenario;
  if (persona === null) {
    // A sign-out loads the page anyway.
    window.location.assign(demoLinkUrl(app.siteRoot, { scenario: name }));
    return `Starts: ${title}`;
  }
  await resetWorld({ scenario: name });
  await signInAs(app, persona);
  await app.goTo(path);
  return `Started: ${title}`;
}
