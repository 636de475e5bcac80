import clsx from 'clsx'
import { useFormatter, useTranslations } from 'next-intl'
import { plnFromGrosze, type Grosze } from '@bieznik/contract/grosze'

/** An amount in PLN, two decimals, as the locale writes numbers and always with the sign after it: `412,50 zł`. */
export function Price({ amount, className }: { amount: Grosze; className?: string }) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const number = format.number(plnFromGrosze(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return <span className={clsx('figures', className)}>{t('price', { amount: number })}</span>
}
