import { type Persona, type Scenario, useGetScenarios } from '@amana/api/control';
import { ErrorState, Icon, Skeleton, printPage } from '@amana/ui';
import { Button, Flex, Space, Table } from 'antd';
import { useHref } from 'react-router-dom';
import { demoLinkUrl } from '../demo-link.ts';
import { STAGE_PATH, useDemoHost } from '../demo-host.ts';
import styles from './script-page.module.css';
import { MockPage } from './stage-page.tsx';
import { SCRIPTS, noteOf } from './trade-script.ts';
import { useCast } from './use-cast.ts';

const QUESTIONS: readonly Scenario['group'][] = ['Payment', 'Delivery', 'Disputes'];

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
    <Flex vertical gap={12} component="article" className={styles['script'] ?? ''}>
      <h1>{`${names.product} in five minutes`}</h1>
      <p>
        Open <a href={stage}>{stage}</a>. At each step say the words in the middle, then press Next or Page
        Down. A step can also be done by hand in a phone.
      </p>
      <Space>
        <Button icon={<Icon name="print" />} onClick={printPage}>
          Print
        </Button>
      </Space>
      <Table
        aria-label="Steps"
        bordered
        size="small"
        pagination={false}
        rowKey="step"
        dataSource={SCRIPTS.trade}
        columns={[
          {
            title: 'Next',
            rowScope: 'row',
            render: (_, { who, does }, index) => `${index + 1}. ${names[who]} ${does}`,
          },
          { title: 'Say', render: (_, { step }) => noteOf(step, names) },
          {
            title: 'Begin here with the scenario',
            render: (_, line) => scenarios.filter(({ name }) => name === line.scenario).map(scenarioLink),
          },
        ]}
      />
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
    </Flex>
  );
}
