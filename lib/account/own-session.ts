import { z } from 'zod'

/** A browser in which somebody is signed in, as they are shown it. */
export const ownSessionSchema = z.strictObject({
  id: z.string(),
  openedAt: z.iso.datetime(),
  /** Such as `Firefox, Windows`; '': not known. */
  device: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
})
export type OwnSession = z.output<typeof ownSessionSchema>
