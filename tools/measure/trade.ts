import { ADA, CHIDI, type Person, signIn } from '@amana/web-e2e/sign-in';
import { playTrade, prepareTrade } from './play-trade.ts';
import { type Figure, type Product, newPhone, withProduct } from './product.ts';

interface Received {
  url: string;
  bytes: number;
}

async function join(product: Product, person: Person) {
  // DevTools do not count a service worker's requests.
  const context = await newPhone(product, { serviceWorkers: 'block' });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const received: Received[] = [];
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.push({ url: urls.get(requestId) ?? '', bytes: encodedDataLength });
  });
  await devTools.send('Network.enable');
  await signIn(page, person);
  return { page, received };
}

function kilobytes(received: readonly Received[]): number {
  return Math.round(received.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
}

export function measureTrade(): Promise<Figure[]> {
  return withProduct('default', async (product) => {
    await prepareTrade(product.url);
    const [buyer, seller] = [await join(product, ADA), await join(product, CHIDI)];
    await playTrade(product.url, buyer.page, seller.page);
    const received = [...buyer.received, ...seller.received];
    const answers = received.filter(({ url }) => url.includes('/api/'));
    return [
      { figure: 'buyer', value: kilobytes(buyer.received), unit: 'kB' },
      { figure: 'seller', value: kilobytes(seller.received), unit: 'kB' },
      { figure: 'both', value: kilobytes(received), unit: 'kB' },
      { figure: 'of that, answers of the API', value: kilobytes(answers), unit: 'kB' },
    ];
  });
}
