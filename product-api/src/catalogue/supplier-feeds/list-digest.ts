import { createHash } from 'node:crypto'

/** By which a list that waits is known again when a person applies it. */
export const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex')
