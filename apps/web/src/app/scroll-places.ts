import type { Location } from 'history';
import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabStore } from '../storage/storage.ts';
import { STORAGE_KEYS } from '../storage/storage-keys.ts';

/** How far down each page of this tab's history was left, in px. */
const places = new Map<string, number>(storedPlaces());

type Visited = Pick<Location, 'key' | 'pathname'>;

export function keepScrollPlace(location: Visited): void {
  places.set(nameOf(location), window.scrollY);
}

/** Every page that a tab was loaded with has the same key. */
function nameOf({ key, pathname }: Visited): string {
  return `${key} ${pathname}`;
}

/** A new page begins at its top; going back, and loading the page anew, leads to where one was. */
export function useScrollPlaces(): void {
  const { key, pathname } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      keepScrollPlace({ key, pathname });
      tabStore.write(STORAGE_KEYS.scrollPlaces, JSON.stringify([...places]));
      // Whatever comes next in this tab has its own ways.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      history.scrollRestoration = 'auto';
    };
  }, [key, pathname]);
  useLayoutEffect(() => {
    window.scrollTo(0, cameBack ? (places.get(nameOf({ key, pathname })) ?? 0) : 0);
  }, [key, pathname, cameBack]);
}

function storedPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStore.read(STORAGE_KEYS.scrollPlaces) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    // Loading the page anew then leads to its top.
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
