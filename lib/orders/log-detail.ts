import { groszeFromPln } from '@bieznik/contract/money/grosze'
import type { Language } from '@bieznik/contract/language'
import type { OrderWork } from '@bieznik/contract/selling/order-work'
import { priceText } from '@bieznik/contract/money/price-text'

type LogEntry = OrderWork['log'][number]

/** What an entry of an order's log is about; the amount of a refund is stored as `750.00 PLN: reason`. */
export function logDetail({ kind, detail }: Pick<LogEntry, 'kind' | 'detail'>, language: Language): string {
  if (kind !== 'refund_asked') return detail ?? ''
  const [whole, pln] = /^(\d+\.\d\d) PLN/.exec(detail ?? '') ?? []
  return whole
    ? `${priceText(groszeFromPln(Number(pln)), language)}${detail?.slice(whole.length)}`
    : (detail ?? '')
}
