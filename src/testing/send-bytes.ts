import type { Answer, Person, TestProduct } from './test-product.ts';

/** Sends bytes as the body of a POST, as a browser sends a file; returns the whole answer. */
export async function sendBytes(
  { product }: Pick<TestProduct, 'product'>,
  as: Person | undefined,
  path: string,
  bytes: Uint8Array | ReadableStream<Uint8Array>,
): Promise<Answer> {
  const init = {
    method: 'POST',
    headers: {
      ...(as && { authorization: `Bearer ${as.accessToken}` }),
      ...(bytes instanceof Uint8Array && { 'content-length': String(bytes.byteLength) }),
    },
    body: bytes instanceof Uint8Array ? new Uint8Array(bytes) : bytes,
    duplex: 'half',
  };
  const response = await product.app.request(`http://localhost:18400${path}`, init as RequestInit);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? text : JSON.parse(text) };
}
