import type { ServerResponse } from 'node:http'

/** How a document begins of which Next.js made nothing but a script. */
const BARE = '<!DOCTYPE html><html id="__next_error__">'

/** What `forbidden()` and `notFound()` leave in it. */
const REFUSED = /NEXT_HTTP_ERROR_FALLBACK;(403|404)\b/

export type Refusal = 403 | 404

/**
 * A document that is made while it is sent has said 200 before anybody knows that it is refused. This keeps the head back until its first piece is there,
 * and one that is refused until its end; what `refuse` makes of the answer's head and returns is then sent in its place. Comes after what packs the answer, which is not to pack
 * what is held.
 */
export function holdRefusal(answer: ServerResponse, refuse: (status: Refusal) => string): void {
  const packed = { write: answer.write.bind(answer), end: answer.end.bind(answer) }
  const held: Buffer[] = []
  let isHeld: boolean | undefined
  const hold = (chunk: unknown): void => {
    const piece = typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.of()
    // An empty piece says nothing yet, and would send the head.
    if (piece.length > 0) isHeld ??= piece.subarray(0, BARE.length).toString() === BARE
    if (isHeld) held.push(piece)
  }
  const becoming = (document: string): string => {
    const [, status] = REFUSED.exec(document) ?? []
    return status === undefined ? document : refuse(status === '403' ? 403 : 404)
  }
  // The head goes with the first piece.
  answer.flushHeaders = () => undefined
  answer.write = (chunk: unknown, ...rest: unknown[]) => {
    hold(chunk)
    return isHeld !== false || Boolean(Reflect.apply(packed.write, answer, [chunk, ...rest]))
  }
  answer.end = (chunk?: unknown, ...rest: unknown[]) => {
    hold(chunk)
    if (isHeld) packed.end(becoming(Buffer.concat(held).toString()))
    else Reflect.apply(packed.end, answer, [chunk, ...rest])
    return answer
  }
}
