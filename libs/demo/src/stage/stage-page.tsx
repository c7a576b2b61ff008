import { useGetPersonas } from '@amana/api/control';
import { ErrorState, Skeleton, State } from '@amana/ui';
import { useEffect } from 'react';
import { AntdProvider } from '../antd-provider.tsx';
import { useDemoHost } from '../demo-host.ts';
import { Stage } from './stage.tsx';
import styles from './stage.module.css';

export function StagePage() {
  const { controlUrl, productName } = useDemoHost();
  useEffect(() => {
    document.title = `Stage · ${productName}`;
  }, [productName]);
  const people = useGetPersonas({ query: { staleTime: Infinity, enabled: controlUrl !== null } });
  if (controlUrl === null)
    return (
      <main>
        <State
          level={1}
          title="There is no stage here"
          text="The backend is not the simulated one."
          icon="help"
        />
      </main>
    );
  return (
    <AntdProvider accent="stage">
      <main className={styles['page']}>
        {people.isPending && <Skeleton heights={[44, 400]} />}
        {people.isError && <ErrorState onRetry={() => void people.refetch()} />}
        {people.isSuccess && <Stage people={people.data.data} />}
      </main>
    </AntdProvider>
  );
}
