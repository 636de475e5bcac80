import { z } from 'zod'
import { emailSchema } from '../people/email.ts'
import { languages } from '../language.ts'

/** For how long somebody waits for a product; afterwards the address is deleted without a mail. */
export const STOCK_NOTICE_DAYS = 180

/** Who wants one mail when a product is in stock again. */
export const stockNoticeSchema = z.strictObject({ email: emailSchema(), language: z.enum(languages) })
export type StockNotice = z.output<typeof stockNoticeSchema>

/** The same whether the address was noted before or not, so that no one learns what others wait for. */
export const stockNoticeReplySchema = z.strictObject({ isNoted: z.literal(true) })
