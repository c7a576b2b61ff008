import { type Faults, putFaults } from '@amana/api/control';
import { Button, Flex, Form, InputNumber } from 'antd';
import { useAction } from '../parts/action-button.tsx';

/** The slowest answer that can be set, in ms. */
const MOST_MS = 60_000;

interface Values {
  latencyMs: number;
  jitterMs: number;
  failurePercent: number;
}

/** The same faults as the presets, with values of one's choice. */
export function NetworkForm({ faults }: { faults: Faults }) {
  const { run, isRunning } = useAction();
  const { latencyMs, jitterMs, failureRate } = faults;
  const apply = ({ failurePercent, ...times }: Values) =>
    run(async () => {
      await putFaults({ ...faults, ...times, failureRate: failurePercent / 100, offline: false });
      return 'The network is as set';
    });
  return (
    <Form<Values>
      layout="vertical"
      size="small"
      requiredMark={false}
      initialValues={{ latencyMs, jitterMs, failurePercent: Math.round(failureRate * 100) }}
      onFinish={apply}
    >
      <Flex wrap gap={12} align="end">
        <Form.Item name="latencyMs" label="Delay of each call, ms" rules={[{ required: true }]}>
          <InputNumber min={0} max={MOST_MS} precision={0} />
        </Form.Item>
        <Form.Item name="jitterMs" label="Random addition, ms" rules={[{ required: true }]}>
          <InputNumber min={0} max={MOST_MS} precision={0} />
        </Form.Item>
        <Form.Item name="failurePercent" label="Calls that fail, %" rules={[{ required: true }]}>
          <InputNumber min={0} max={100} precision={0} />
        </Form.Item>
      </Flex>
      <Button htmlType="submit" loading={isRunning}>
        Apply
      </Button>
    </Form>
  );
}
