import { errorText, serverClock } from '@amana/api';
import { TOAST_ERROR_MS, lagosDay } from '@amana/domain';
import { Button, Icon, downloadFile, toast } from '@amana/ui';
import { useState } from 'react';
import type { WantedTransactions } from './transactions-csv.ts';
import { loadTransactionsCsv } from './transactions-csv.ts';

export interface DownloadButtonProps {
  wanted: WantedTransactions;
  viewerId: string;
  disabled: boolean;
}

/** The filtered transactions as a file for a spreadsheet. */
export function DownloadButton({ wanted, viewerId, disabled }: DownloadButtonProps) {
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const csv = await loadTransactionsCsv(wanted, viewerId);
      const today = lagosDay(serverClock.now());
      downloadFile(`transactions-${today}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      toast.error(errorText(error, 'Failed to download transactions'), TOAST_ERROR_MS);
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
