import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORED_AS = 'scrollPlaces';

/** How far down each page of this tab's history was left, in px. */
const places = new Map<string, number>(storedPlaces());

export function keepScrollPlace(locationKey: string): void {
  places.set(locationKey, window.scrollY);
}

/** A new page begins at its top; going back, and loading the page anew, leads to where one was. */
export function useScrollPlaces(): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      keepScrollPlace(key);
      sessionStorage.setItem(STORED_AS, JSON.stringify([...places]));
      // Whatever comes next in this tab has its own ways.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      history.scrollRestoration = 'auto';
    };
  }, [key]);
  useLayoutEffect(() => {
    window.scrollTo(0, cameBack ? (places.get(key) ?? 0) : 0);
  }, [key, cameBack]);
}

function storedPlaces(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    // Without storage every page begins at its top.
    return [];
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
