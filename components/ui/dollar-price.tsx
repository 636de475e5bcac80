import { usdCents, type ExchangeRate, type Grosze } from '@bieznik/contract/money/money'
import { PaidPrice } from '@/components/ui/paid-price'

/** An amount in PLN, which is what is owed, with real dollars at the rate stored with the order beside it. */
export function DollarPrice({ amount, rate }: { amount: Grosze; rate: ExchangeRate }) {
  return <PaidPrice amount={amount} usd={(usdCents(amount, rate) / 100).toFixed(2)} />
}
