import { type Persona, type Scenario, useGetScenarios } from '@amana/api/control';
import { Button, ErrorState, Icon, Skeleton } from '@amana/ui';
import { useHref } from 'react-router-dom';
import { demoLinkUrl } from '../demo-link.ts';
import { STAGE_PATH, useDemoHost } from '../demo-host.ts';
import styles from './script-page.module.css';
import { MockPage } from './stage-page.tsx';
import { SCRIPTS, noteOf } from './trade-script.ts';
import { useCast } from './use-cast.ts';

/** The groups of scenarios that answer questions about a trade. */
const QUESTIONS: readonly Scenario['group'][] = ['Payment', 'Delivery', 'Disputes'];

/** The demo of five minutes on one printed page: what to press, what to say, where to begin. */
export function ScriptPage() {
  return <MockPage title="Script">{(people) => <Script people={people} />}</MockPage>;
}

function Script({ people }: { people: readonly Persona[] }) {
  const { siteRoot } = useDemoHost();
  const { names } = useCast(people);
  const stage = new URL(useHref(STAGE_PATH), window.location.origin).href;
  const query = useGetScenarios();
  if (query.isPending) return <Skeleton heights={[44, 400]} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  const scenarios = query.data.data;
  const scenarioLink = ({ name, title }: Pick<Scenario, 'name' | 'title'>) => (
    <a key={name} href={demoLinkUrl(siteRoot, { scenario: name })}>
      {title}
    </a>
  );
  return (
    <article className={styles['script']}>
      <h1>{`${names.product} in five minutes`}</h1>
      <p>
        Open <a href={stage}>{stage}</a>. At each step say the words in the middle, then press Next or Page
        Down. A step can also be done by hand in a phone.
      </p>
      <Button variant="secondary" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
      <table>
        <caption className="visually-hidden">Steps</caption>
        <thead>
          <tr>
            <th scope="col">Next</th>
            <th scope="col">Say</th>
            <th scope="col">Begin here with the scenario</th>
          </tr>
        </thead>
        <tbody>
          {SCRIPTS.trade.map(({ step, who, does, scenario }, index) => (
            <tr key={step}>
              <th scope="row">{`${index + 1}. ${names[who]} ${does}`}</th>
              <td>{noteOf(step, names)}</td>
              <td>{scenarios.filter(({ name }) => name === scenario).map(scenarioLink)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>If somebody asks what can go wrong</h2>
      <p>Console, Worlds: search for the title and press Start.</p>
      <div className={styles['questions']}>
        {QUESTIONS.map((asked) => (
          <section key={asked} aria-label={asked}>
            <h3>{asked}</h3>
            <ul>
              {scenarios
                .filter(({ group }) => group === asked)
                .map((scenario) => (
                  <li key={scenario.name}>
                    {scenarioLink(scenario)}: {scenario.text}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
