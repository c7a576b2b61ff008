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
import {
  type DisputeCategory,
  lagosDay,
  nairaToKobo,
  orderBreakdown,
  kobo,
  koboToNaira,
} from '@amana/domain';
import { type SamplePhoto, samplePhoto } from './sample-photo.ts';
import { run, mustRefuse, personOf } from './run-step.ts';

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

/** Called before a record of the trade is created, so that its id can be chosen. */
export interface TradeHooks {
  transaction(): void;
  dispute(): void;
}

/** One order with the actions of its parties, through the use cases of the API. */
export class ScenarioTrade {
  #orderId = '';
  readonly #world: World;
  readonly #plan: TradePlan;
  readonly #hooks: TradeHooks | null;
  #account = { accountNumber: '', transactionId: '' };
  #disputeId = '';

  private constructor(world: World, plan: TradePlan, hooks: TradeHooks | null) {
    [this.#world, this.#plan, this.#hooks] = [world, plan, hooks];
  }

  static async start(world: World, plan: TradePlan, hooks: TradeHooks | null = null): Promise<ScenarioTrade> {
    const trade = new ScenarioTrade(world, plan, hooks);
    const { buyer, seller } = trade;
    const isSelling = plan.creator === 'seller';
    const [creator, other] = isSelling ? [seller, buyer] : [buyer, seller];
    const body = {
      email: plan.newcomerEmail ?? other.email,
      description: plan.description,
      amount: plan.amountNaira,
      phoneNumber: plan.newcomerEmail === undefined ? other.phoneNumber : '',
    };
    const sale = { vendorId: seller.id, estimatedTimeOfDelivery: trade.#deliveryDay() };
    const order = { ...body, ...(isSelling ? sale : { buyerId: buyer.id }) };
    trade.#orderId = (await run(world, () => createOrder(world, creator, order))).id;
    return trade;
  }

  get orderId() {
    return this.#orderId;
  }

  get buyer() {
    return personOf(this.#world, this.#plan.buyer);
  }

  get seller() {
    return personOf(this.#world, this.#plan.seller);
  }

  async approve(): Promise<void> {
    const body = { orderId: this.orderId, estimatedTimeOfDelivery: this.#deliveryDay() };
    await run(this.#world, () => approveOrder(this.#world, this.seller, body));
  }

  async stop(how: 'cancel' | 'reject'): Promise<void> {
    const person = how === 'cancel' ? this.buyer : this.seller;
    await run(this.#world, () => cancelOrRejectOrder(this.#world, person, this.orderId, how));
  }

  async openAccount(): Promise<void> {
    this.#hooks?.transaction();
    const { orderId, buyer } = this;
    this.#account = await run(this.#world, () => initiatePayment(this.#world, buyer, { orderId }));
  }

  /** Pays the amount due, plus `moreNaira`, at once or after `delayMs`. */
  async transfer({ moreNaira = 0, delayMs = 0 } = {}): Promise<void> {
    const { grossPayable } = orderBreakdown(nairaToKobo(this.#plan.amountNaira));
    const amount = koboToNaira(kobo(grossPayable + nairaToKobo(Math.abs(moreNaira)) * Math.sign(moreNaira)));
    const { accountNumber } = this.#account;
    await run(this.#world, () => sendTransfer(this.#world, { accountNumber, amount, delayMs }));
  }

  async ship(photo?: SamplePhoto): Promise<void> {
    const body = { TransactionId: this.#account.transactionId, UploadEvidence: samplePhoto(photo) };
    await run(this.#world, () =>
      updateOrderDelivery(this.#world, this.seller, { ...body, OrderStatus: 'Shipped' }),
    );
  }

  async receive(): Promise<void> {
    await run(this.#world, () => this.#confirm(this.#code()));
  }

  async typeWrongCode(kind: 'invalid' | 'tooManyTries'): Promise<void> {
    const code = this.#code();
    const wrong = `${code.slice(0, -1)}${(Number(code.slice(-1)) + 1) % 10}`;
    await mustRefuse(this.#world, () => this.#confirm(wrong), kind);
  }

  async dispute({ category, title, note, photo }: Complaint = USUAL_COMPLAINT): Promise<void> {
    const { buyer } = this;
    const lodged = {
      TransactionId: this.#account.transactionId,
      CreatedByUserId: buyer.id,
      DisputeCategory: category,
      Title: title,
      Note: note,
      ...(photo === undefined ? {} : { Document: samplePhoto(photo) }),
    };
    this.#hooks?.dispute();
    const created = await run(this.#world, () => createDispute(this.#world, buyer, lodged));
    this.#disputeId = created.id;
  }

  async cancelDispute(): Promise<void> {
    await run(this.#world, () => cancelDispute(this.#world, this.buyer, this.#disputeId));
  }

  async decide(inFavourOf: 'buyer' | 'seller'): Promise<void> {
    await run(this.#world, () => resolveDispute(this.#world, this.#disputeId, { inFavourOf }));
  }

  async say(side: 'buyer' | 'seller', Message: string): Promise<void> {
    const person = this[side];
    const message = { ThreadId: this.#disputeId, SenderId: person.id, Message };
    await run(this.#world, () => sendMessage(this.#world, person, message));
  }

  #confirm(ConfirmationCode: string) {
    return updateOrderDelivery(this.#world, this.buyer, {
      TransactionId: this.#account.transactionId,
      OrderStatus: 'Delivered',
      OrderReceivedDate: lagosDay(this.#world.clock.now()),
      ReceivedBy: fullName(this.buyer),
      ConfirmationCode,
    });
  }

  #code(): string {
    const [mail] = listMails(this.#world, { to: this.buyer.email, kind: 'confirmation-code', limit: 1 });
    return mail?.code ?? '';
  }

  #deliveryDay(): string {
    return lagosDay(this.#world.clock.now() + DELIVERY_DAYS * DAY_MS);
  }
}
