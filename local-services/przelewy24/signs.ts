import { createHash } from 'node:crypto'

/** SHA-384 of compact JSON; the order of the keys is part of it. */
export const sign = (fields: object): string =>
  createHash('sha384').update(JSON.stringify(fields), 'utf8').digest('hex')
