import type { z } from 'zod'
import { CarrierAway } from '../carrier.ts'

/** A response that is not as documented says nothing of what was done. */
export function readShipx<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')))
  } catch {
    // The cause would repeat what it could not read, and that may be about a person.
    throw new CarrierAway('InPost answered something unexpected')
  }
}
