/** The session storage of this tab. Where the browser forbids it, nothing is read and nothing is kept. */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Forbidden or full; what is kept here is only a convenience.
    }
  },
};
