import { z } from 'zod'

/** The day in Warsaw on which a letter or a call came, as staff enter it. A year before 2000 is a slip of the hand. */
export const receivedDaySchema = z.iso.date().regex(/^20/, 'too_long_ago')
