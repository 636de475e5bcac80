import type { BlikOutcome, Payer } from '@bieznik/contract/money/payment'
import { z } from 'zod'
import type { BlikInShop } from '../payment-provider.ts'
import type { CallP24, P24Answer } from './p24-call.ts'

/** Przelewy24's number of BLIK by a code that is typed in at the shop. */
const BLIK_METHOD = 181

/** BLIK asks the bank before it responds; a repeat does not ask twice. */
const CHARGED_WITHIN_MS = 6_000

const refusalSchema = z.object({ code: z.coerce.number() })

/**
 * What Przelewy24 says of a code. Its document names no such numbers: these two are what its sandbox answers. 35: the code was used
 * before, so this is a repeat, and the bank has been asked. Whatever the bank refuses later, a notification says.
 */
const outcomes: Readonly<Record<number, BlikOutcome>> = { 28: 'wrong_code', 35: 'waiting' }

/** 401 and 403: the account may register payments and charge no codes, which its holder has to ask Przelewy24 for. */
function outcomeOf({ status, body }: P24Answer): BlikOutcome {
  if (status < 300) return 'waiting'
  if (status === 401 || status === 403 || status === 404) return 'elsewhere'
  const code = refusalSchema.safeParse(body).data?.code
  return (code === undefined ? undefined : outcomes[code]) ?? 'refused'
}

/**
 * What a registration has beside the rest when a code pays it. The buyer has agreed to Przelewy24's terms in the shop.
 * @param statusUrl where what the bank says is sent to
 */
export const blikRegistration = ({ address, userAgent }: Payer, statusUrl: string) => ({
  method: BLIK_METHOD,
  regulationAccept: true,
  urlCardPaymentNotification: statusUrl,
  additional: { PSU: { ...(address && { IP: address }), ...(userAgent && { userAgent }) } },
})

/** Hands a code to the bank. Throws unavailable without a response: the buyer may have been asked all the same. */
export const createCharge =
  (call: CallP24): BlikInShop['charge'] =>
  async (token, blikCode) =>
    outcomeOf(
      await call({
        method: 'POST',
        path: '/paymentMethod/blik/chargeByCode',
        onceWithin: CHARGED_WITHIN_MS,
        body: { token, blikCode },
      }),
    )
