import { type ScenarioName, useGetPersonas, useGetScenarios } from '@amana/api/control';
import { ErrorState, Icon, Logo, Skeleton, buttonClass } from '@amana/ui';
import { Card } from 'antd';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AntdProvider } from '../antd-provider.tsx';
import { useDemoHost } from '../demo-host.ts';
import { demoLinkUrl } from '../demo-link.ts';
import { watchUrl } from './front-link.ts';
import styles from './front-page.module.css';

const BEGINNINGS: readonly (readonly [title: string, text: string, scenario: ScenarioName])[] = [
  ['Try it as Ada, the buyer', 'A laptop is waiting for your payment.', 'order-to-pay'],
  ['Try it as Chidi, the seller', 'Ada wants to buy your laptop.', 'order-to-approve'],
];

const PROBLEMS: readonly (readonly [title: string, scenario: ScenarioName])[] = [
  ['Too little arrives', 'underpaid'],
  ['Too much arrives', 'overpaid'],
  ['The money is too late', 'late-transfer'],
  ['The bank is slow', 'transfer-on-its-way'],
  ['Cancelled after paying', 'cancelled-while-paying'],
  ['The seller is late', 'seller-is-late'],
  ['A wrong code', 'code-wrong-four-times'],
  ['A dispute', 'dispute-in-conversation'],
];

export function FrontPage() {
  const { productName, logoUrl, siteRoot, controlUrl, isBackendInBrowser, paths } = useDemoHost();
  useEffect(() => {
    document.title = `Demo · ${productName}`;
  }, [productName]);
  return (
    <AntdProvider accent="stage">
      <main className={styles['page']}>
        <header className={styles['start']}>
          <Logo name={productName} src={logoUrl} size={44} />
          <h1>{`${productName} holds the buyer’s money until the goods have arrived`}</h1>
          <a className={`${buttonClass()} ${styles['watch'] ?? ''}`} href={watchUrl(siteRoot)}>
            <Icon name="play" />
            Watch a trade (90 seconds)
          </a>
          <ul className={styles['people']}>
            {BEGINNINGS.map(([title, text, scenario]) => (
              <li key={scenario}>
                <a
                  className={buttonClass('secondary', true)}
                  href={demoLinkUrl(siteRoot, { scenario })}
                  aria-describedby={`begin-${scenario}`}
                >
                  {title}
                </a>
                <p id={`begin-${scenario}`} className="small-print">
                  {text}
                </p>
              </li>
            ))}
          </ul>
          <p>
            {isBackendInBrowser && (
              <>
                <strong>Nothing leaves your browser.</strong>{' '}
              </>
            )}
            No real money moves. Each choice begins with new data.
          </p>
        </header>
        <section className={styles['problems']} aria-labelledby="problems-title">
          <h2 id="problems-title">See what can go wrong</h2>
          {controlUrl !== null && <ProblemCards />}
        </section>
        <footer>
          <Link className={buttonClass('link')} to={paths.signIn}>
            Sign in yourself
          </Link>
        </footer>
      </main>
    </AntdProvider>
  );
}

function ProblemCards() {
  const { siteRoot } = useDemoHost();
  const scenarios = useGetScenarios({ query: { staleTime: Infinity } });
  const people = useGetPersonas({ query: { staleTime: Infinity } });
  if (scenarios.isPending || people.isPending) return <Skeleton heights={[132, 132]} />;
  if (scenarios.isError || people.isError)
    return <ErrorState onRetry={() => void Promise.all([scenarios.refetch(), people.refetch()])} />;
  const cards = PROBLEMS.flatMap(([title, name]) => {
    const scenario = scenarios.data.data.find((known) => known.name === name);
    return scenario === undefined ? [] : [{ ...scenario, title }];
  });
  const firstNameOf = (personaId: string | null) =>
    people.data.data.find(({ id }) => id === personaId)?.name.split(' ')[0];
  return (
    <ul className={styles['cards']}>
      {cards.map(({ name, title, text, persona }) => (
        <li key={name}>
          <a href={demoLinkUrl(siteRoot, { scenario: name })}>
            <Card size="small" hoverable className={styles['card'] ?? ''}>
              <h3>{title}</h3>
              <p className="small-print">{text}</p>
              <span className={styles['opens']}>
                {`Open as ${firstNameOf(persona) ?? 'a visitor'}`}
                <Icon name="forward" size={16} />
              </span>
            </Card>
          </a>
        </li>
      ))}
    </ul>
  );
}
