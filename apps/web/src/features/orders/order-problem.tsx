import { TradeProblem } from '../../shared/trade-problem.tsx';

/** §2 and §8: one sentence for both. */
const NOT_FOUND = 'Order not found or error loading order.';

export function OrderProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <TradeProblem error={error} notFound={{ title: NOT_FOUND }} failed={NOT_FOUND} onRetry={onRetry} />;
}
