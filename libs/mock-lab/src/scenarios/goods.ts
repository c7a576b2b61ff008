import type { SamplePhoto } from './sample-photo.ts';
import type { Complaint } from './scenario-trade.ts';

export interface Goods {
  readonly description: string;
  readonly amountNaira: number;
  readonly photo: SamplePhoto;
}

export const LONG_DESCRIPTION =
  'Complete kitchen for a restaurant in Surulere: six-burner industrial gas cooker with oven, 20-litre double deep ' +
  'fryer, stainless work table with shelf, extractor hood with ducting, two freezers of 300 litres, delivered by truck ' +
  'and installed; balance of the old cooker already deducted';

/** Prices in Naira as of 2026. */
export const GOODS: readonly Goods[] = [
  ['Hisense 43-inch Smart TV, new in carton', 335_000, 'waybill'],
  ['Ankara wax print, six yards', 18_500, 'parcel'],
  ['Tokunbo gearbox, Toyota Corolla 2008', 420_000, 'waybill'],
  ['Bag of rice, 50 kg, long grain', 78_000, 'waybill'],
  ['Gold-plated necklace and earrings', 36_000, 'parcel'],
  ['Sumec Firman generator, 3.5 kVA', 485_000, 'waybill'],
  ['Mesh office chair with headrest', 92_000, 'waybill'],
  ['Bale of okrika, first grade', 165_000, 'waybill'],
  ['HP EliteBook 840 G5, UK used', 345_000, 'parcel'],
  ['Leather sandals, size 43', 18_000, 'parcel'],
  ['Luminous 3.5 kVA inverter and two 220 Ah batteries', 1_150_000, 'waybill'],
  ['School uniforms, four sets', 32_000, 'parcel'],
  ['Benin bronze head, hand-cast', 150_000, 'parcel'],
  ['iPhone 13, 128 GB, UK used', 520_000, 'parcel'],
  ['Raw shea butter, twenty jars', 24_000, 'parcel'],
  [LONG_DESCRIPTION, 2_480_000, 'waybill'],
  ['Haier Thermocool chest freezer, 200 litres', 395_000, 'waybill'],
  ['Aso-oke for six guests', 210_000, 'parcel'],
  ['Yam, 40 tubers', 95_000, 'waybill'],
  ['Emulsion paint, five 20-litre buckets', 187_500, 'waybill'],
].map(([description, amountNaira, photo]) => ({ description, amountNaira, photo }) as Goods);

/** For goods that never arrived, and for goods that are not as agreed. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    category: 'DelayedDelivery',
    title: 'Nothing has come since I paid',
    note: 'He said Tuesday, then Friday. Now he does not pick my calls, and the agreed day has passed.',
  },
  {
    category: 'DamagedItem',
    title: 'The carton was crushed',
    note: 'The carton came open and one side was crushed, as the picture shows. What is inside does not work.',
    photo: 'dented-parcel',
  },
  {
    category: 'OrderMismatched',
    title: 'Not the one in the advert',
    note: 'Wrong size and wrong colour. I asked for a change three times and was told to manage it.',
    photo: 'parcel',
  },
  {
    category: 'DelayedDelivery',
    title: 'The driver cannot be reached',
    note: 'The park in Jibowu has no such waybill, and the number of the driver is switched off.',
  },
];

export const CHAT_LINES: readonly string[] = [
  'Good morning. The parcel never came.',
  'I paid on Monday and the seller promised Wednesday.',
  'He sent a waybill number, but the park does not know it.',
  'I went to Jibowu myself this morning.',
  'They searched the whole store.',
  'Nothing in my name, and nothing in his name.',
  'The driver’s number is switched off.',
  'I can send the waybill he gave me, if that helps.',
  'The goods are for a customer who is travelling on Sunday.',
  'Please, can you call the seller?',
  'He answers messages at night only.',
  'Last night he wrote that it is on the way.',
  'That is what he wrote on Thursday too.',
  'My customer has called me twice today.',
  'I do not want another one. I want my money back.',
  'How long does this usually take?',
  'Is the money still with you?',
  'Thank God.',
  'I will wait until tomorrow noon.',
  'He has just sent a picture of a bus.',
  'The plate number cannot be read in it.',
  'Please decide when you have heard from him. Thank you.',
];

export function itemAt<Item>(items: readonly Item[], index: number): Item {
  return items[index % items.length] as Item;
}
