import type { CartLine } from '@bieznik/contract/selling/cart'
import type { Grosze } from '@bieznik/contract/money/money'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { TextLink } from '@/components/ui/text-link'
import { OrderLines } from './order-lines'

/** Beside the steps that come before the last one, which shows it itself. */
export function OrderSummary({ lines, total }: { lines: readonly CartLine[]; total: Grosze }) {
  const t = useTranslations('checkout')
  return (
    <Card aria-label={t('order_summary')} className="flex flex-col gap-4 lg:sticky lg:top-4">
      <h2 className="text-lg font-semibold">{t('order_summary')}</h2>
      <OrderLines lines={lines} total={total} />
      <TextLink href="/cart" prefetch={false} className="self-start py-2.5">
        {t('back_to_cart')}
      </TextLink>
    </Card>
  )
}
