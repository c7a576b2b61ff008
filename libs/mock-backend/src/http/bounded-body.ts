/** The part of a request, or of what was read of it, that holds the body. */
export type BodyHolder = Pick<Request, 'text' | 'formData'>;

/**
 * The body, with at most so many bytes in it; null where there are more. One whose length was declared is that long, as
 * HTTP has it, and was judged by that; one in chunks is read no further than the limit.
 */
export async function boundedBody(request: Request, maxBytes: number): Promise<BodyHolder | null> {
  if (request.headers.has('content-length') || request.body === null) return request;
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(joined(pieces, length), { headers });
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
