import type { ControlModels } from '@amana/api/contract';

const CAPACITY = 500;

/** The latest reports of the web app's pages; a reset keeps them. */
export class ReportLog {
  #received: ControlModels.ReceivedReport[] = [];

  add({ release, reports }: ControlModels.ReportsRequest, atMs: number): void {
    const receivedAt = new Date(atMs).toISOString();
    const added = reports.map((report) => ({ receivedAt, release, report }));
    this.#received = [...added.reverse(), ...this.#received].slice(0, CAPACITY);
  }

  newestFirst(): ControlModels.ReceivedReport[] {
    return [...this.#received];
  }
}
