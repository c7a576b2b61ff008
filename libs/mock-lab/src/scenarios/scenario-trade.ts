import {
  type PersonaId,
  type World,
  approveOrder,
  cancelDispute,
  cancelOrRejectOrder,
  createDispute,
  createOrder,
  fullName,
  initiatePayment,
  listMails,
  resolveDispute,
  sendMessage,
  sendTransfer,
  updateOrderDelivery,
} from '@amana/mock-backend';
import { type DisputeCategory, lagosDay, nairaToKobo, orderBreakdown, koboToNaira } from '@amana/domain';
import { type SamplePhoto, samplePhoto } from './sample-photo.ts';
import { run, personOf } from './run-step.ts';

const DAY_MS = 86_400_000;
const DELIVERY_DAYS = 5;

export interface TradePlan {
  readonly buyer: PersonaId;
  readonly seller: PersonaId;
  readonly creator: 'buyer' | 'seller';
  readonly description: string;
  readonly amountNaira: number;
  /** Address of a counterpart without an account; replaces the other persona. */
  readonly newcomerEmail?: string;
}

export interface Complaint {
  readonly category: DisputeCategory;
  readonly title: string;
  readonly note: string;
  readonly photo?: SamplePhoto;
}

const USUAL_COMPLAINT: Complaint = {
  category: 'OrderMismatched',
  title: 'The screen is cracked',
  note: 'It worked when he showed it to me on video. See the picture.',
  photo: 'cracked-laptop',
};

/** Fixed ids of the main records, so that a scenario's path can name them. */
export const MAIN_IDS = {
  orderId: 'e0000000-0000-4000-8000-000000000001',
  transactionId: 'e0000000-0000-4000-8000-000000000002',
  disputeId: 'e0000000-0000-4000-8000-000000000003',
  referralCode: 'NEWCOMER01',
} as const;

/** One order with the actions of its parties, through the use cases of the API. */
export class ScenarioTrade {
  orderId = '';
  readonly #world: World;
  readonly #plan: TradePlan;
  readonly #ids: Partial<typeof MAIN_IDS>;
  #account = { accountNumber: '', transactionId: '' };
  #disputeId = '';

  constructor(world: World, plan: TradePlan, ids: Partial<typeof MAIN_IDS> = {}) {
    [this.#world, this.#plan, this.#ids] = [world, plan, ids];
  }

  async create(): Promise<this> {
    const { buyer, seller } = this;
    const { creator, newcomerEmail, description, amountNaira: amount } = this.#plan;
    const other = creator === 'seller' ? buyer : seller;
    const order = {
      email: newcomerEmail ?? other.email,
      description,
      amount,
      phoneNumber: newcomerEmail === undefined ? other.phoneNumber : '',
      ...(creator === 'seller'
        ? { vendorId: seller.id, estimatedTimeOfDelivery: this.#deliveryDay() }
        : { buyerId: buyer.id }),
    };
    const { orderId, referralCode } = this.#ids;
    const world = withNext(this.#world, orderId, referralCode);
    this.orderId = (await run(world, createOrder, this[creator], order)).id;
    return this;
  }

  get buyer() {
    return personOf(this.#world, this.#plan.buyer);
  }

  get seller() {
    return personOf(this.#world, this.#plan.seller);
  }

  async approve(): Promise<void> {
    const body = { orderId: this.orderId, estimatedTimeOfDelivery: this.#deliveryDay() };
    await run(this.#world, approveOrder, this.seller, body);
  }

  async stop(how: 'cancel' | 'reject'): Promise<void> {
    const person = how === 'cancel' ? this.buyer : this.seller;
    await run(this.#world, cancelOrRejectOrder, person, this.orderId, how);
  }

  async openAccount(): Promise<void> {
    const world = withNext(this.#world, this.#ids.transactionId);
    this.#account = await run(world, initiatePayment, this.buyer, { orderId: this.orderId });
  }

  /** Pays the amount due, plus `moreNaira`, at once or after `delayMs`. */
  async transfer({ moreNaira = 0, delayMs = 0 } = {}): Promise<void> {
    const { grossPayable } = orderBreakdown(nairaToKobo(this.#plan.amountNaira));
    const amount = koboToNaira(grossPayable) + moreNaira;
    const { accountNumber } = this.#account;
    await run(this.#world, sendTransfer, { accountNumber, amount, delayMs });
  }

  async ship(photo?: SamplePhoto): Promise<void> {
    await run(this.#world, updateOrderDelivery, this.seller, {
      TransactionId: this.#account.transactionId,
      UploadEvidence: samplePhoto(photo),
      OrderStatus: 'Shipped',
    });
  }

  async receive(): Promise<void> {
    await run(this.#world, updateOrderDelivery, this.buyer, this.#receipt(this.#code()));
  }

  async typeWrongCode(): Promise<void> {
    const code = this.#code();
    const wrong = `${code.slice(0, -1)}${(Number(code.slice(-1)) + 1) % 10}`;
    await updateOrderDelivery(this.#world, this.buyer, this.#receipt(wrong));
  }

  async dispute({ category, title, note, photo }: Complaint = USUAL_COMPLAINT): Promise<void> {
    const lodged = {
      TransactionId: this.#account.transactionId,
      CreatedByUserId: this.buyer.id,
      DisputeCategory: category,
      Title: title,
      Note: note,
      ...(photo === undefined ? {} : { Document: samplePhoto(photo) }),
    };
    const world = withNext(this.#world, this.#ids.disputeId);
    this.#disputeId = (await run(world, createDispute, this.buyer, lodged)).id;
  }

  async cancelDispute(): Promise<void> {
    await run(this.#world, cancelDispute, this.buyer, this.#disputeId);
  }

  async decide(inFavourOf: 'buyer' | 'seller'): Promise<void> {
    await run(this.#world, resolveDispute, this.#disputeId, { inFavourOf });
  }

  async say(side: 'buyer' | 'seller', Message: string): Promise<void> {
    const message = { ThreadId: this.#disputeId, SenderId: this[side].id, Message };
    await run(this.#world, sendMessage, this[side], message);
  }

  #receipt(ConfirmationCode: string) {
    return {
      TransactionId: this.#account.transactionId,
      OrderStatus: 'Delivered',
      OrderReceivedDate: lagosDay(this.#world.clock.now()),
      ReceivedBy: fullName(this.buyer),
      ConfirmationCode,
    } as const;
  }

  #code(): string {
    const [mail] = listMails(this.#world, { to: this.buyer.email, kind: 'confirmation-code', limit: 1 });
    return mail?.code ?? '';
  }

  #deliveryDay(): string {
    return lagosDay(this.#world.clock.now() + DELIVERY_DAYS * DAY_MS);
  }
}

/** The world with the random id and text that its next record gets. */
function withNext(world: World, id?: string, text?: string): World {
  const { random } = world;
  const [ids, texts] = [[id], [text]];
  return {
    ...world,
    random: {
      ...random,
      uuid: () => ids.pop() ?? random.uuid(),
      text: (length) => texts.pop() ?? random.text(length),
    },
  };
}
