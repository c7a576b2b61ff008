/** Told of every record that came (nothing before), changed, or went (nothing after). */
export type Watch<Value> = (id: string, after: Value | null, before: Value | null) => void;

/** For whoever keeps records that nobody follows. */
export const UNWATCHED: Watch<unknown> = () => undefined;
