import { getDeadlines, moveClock } from '@amana/api/control';

/** The type of the deadlines of settlement (libs/mock-backend). */
const SETTLEMENT = 'settlement-step';
/** An order has three steps of settlement; each round takes one of every order. */
const MOST_ROUNDS = 10;

/** Moves the clock through the settlement of one order, or of all. False where nothing waits for settlement. */
export async function settle(orderId?: string): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { data: deadlines } = await getDeadlines();
    const due = deadlines.findLast(
      (deadline) => deadline.type === SETTLEMENT && (orderId === undefined || deadline.orderId === orderId),
    );
    if (due === undefined) return round > 0;
    await moveClock({ setTo: due.at });
  }
  return true;
}
