import { errorStatus } from '@amana/api';
import { getDeadlines, moveClock } from '@amana/api/control';
import { SETTLEMENT_DEADLINE } from '@amana/mock-backend/control-names';

const MOST_ROUNDS = 10;
const TIME_HAS_PASSED = 409;

/** Moves the clock through the settlement of one or all orders. Returns false if no order is settling. */
export async function settle(orderId?: string): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { data: deadlines } = await getDeadlines();
    const due = deadlines.findLast(
      (deadline) =>
        deadline.type === SETTLEMENT_DEADLINE && (orderId === undefined || deadline.orderId === orderId),
    );
    if (due === undefined) return round > 0;
    try {
      await moveClock({ setTo: due.at });
    } catch (error) {
      // The clock runs, so this step may have happened meanwhile.
      if (errorStatus(error) !== TIME_HAS_PASSED) throw error;
    }
  }
  return true;
}
