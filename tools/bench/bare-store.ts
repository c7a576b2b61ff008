import { randomUUID } from 'node:crypto';

const STATUSES = ['Pending', 'Approved', 'Paid', 'Completed'];

/** Orders by id and, newest last, by status. */
export class BareStore {
  readonly #byId = new Map<string, object>();
  readonly #byStatus = new Map<string, object[]>(STATUSES.map((status) => [status, []]));

  constructor(orders: number) {
    for (let index = 0; index < orders; index += 1)
      this.add('A pair of shoes, size 43', 50_000, STATUSES[index % STATUSES.length] ?? 'Pending');
  }

  add(description: string, amount: number, orderStatus = 'Pending'): object {
    const id = randomUUID();
    // As many fields, and as long, as an order of the contract, so that both servers send the same number of bytes.
    const order = {
      id,
      orderNumber: `AMN-${String(this.#byId.size).padStart(8, '0')}`,
      description,
      amount,
      charges: 1_750,
      vat: 131.25,
      totalAmount: amount + 1_881.25,
      orderStatus,
      sellerId: '0f0f0f0f-1111-4222-8333-444444444444',
      buyerId: '0f0f0f0f-5555-4666-8777-888888888888',
      createdBy: '0f0f0f0f-5555-4666-8777-888888888888',
      createdAt: new Date().toISOString(),
      estimatedTimeOfDelivery: null,
      referralLink: `http://localhost:4200/dashboard/orders/${id}?referral=abcdefgh`,
      transactionId: null,
      name: 'Chidi Okeke',
      email: 'chidi@amana.test',
      phoneNumber: '08030000002',
    };
    this.#byId.set(id, order);
    this.#byStatus.get(orderStatus)?.push(order);
    return order;
  }

  find(id: string): object | undefined {
    return this.#byId.get(id);
  }

  page(status: string, size: number): { data: object[]; totalInRecord: number } {
    const all = this.#byStatus.get(status) ?? [];
    return { data: all.slice(-size).reverse(), totalInRecord: all.length };
  }
}
