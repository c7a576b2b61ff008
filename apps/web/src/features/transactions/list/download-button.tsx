import { serverClock } from '@amana/api';
import { lagosDay } from '@amana/domain';
import { Button, Icon, downloadFile } from '@amana/ui';
import { useState } from 'react';
import { showError } from '../../../shared/show-error.ts';
import type { TransactionFilterParams } from './transactions-csv.ts';
import { loadTransactionsCsv } from './transactions-csv.ts';

export interface DownloadButtonProps {
  params: TransactionFilterParams;
  viewerId: string;
  disabled: boolean;
}

export function DownloadButton({ params, viewerId, disabled }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const csv = await loadTransactionsCsv(params, viewerId);
      const today = lagosDay(serverClock.now());
      downloadFile(`transactions-${today}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      showError(error, 'Failed to download transactions');
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Button variant="secondary" loading={isLoading} disabled={disabled} onClick={() => void download()}>
      {!isLoading && <Icon name="download" />}
      Download CSV
    </Button>
  );
}
