import type { AccountingRegisters } from '@bieznik/contract/money/registers'
import { useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link'

/** What has to be put right before the period is closed. */
export function OpenMatters({ open }: Pick<AccountingRegisters, 'open'>) {
  const t = useTranslations('admin_books')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="books-open" className="flex flex-col gap-2">
      <h2 id="books-open" className="text-lg font-semibold">
        {t('open')}
      </h2>
      <ul>
        {open.map(({ orderId, matter }) => (
          <li key={orderId} className="flex flex-wrap items-center gap-x-2">
            <TextLink href={`/admin/order/${orderId}`} prefetch={false} className="inline-block py-2">
              {t('order', { id: String(orderId) })}
            </TextLink>
            <span>{t(`matters.${matter}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
